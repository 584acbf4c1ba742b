import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** 64 MB and about a third of a second each. */
const COST = { N: 2 ** 16, r: 8, p: 2 };
const BYTES = 32;
/** Limits on what runs and waits at once, since an attacker could use up the memory. */
const CONCURRENCY = 2;
const WAITING = 8;

let running = 0;
const queue: (() => void)[] = [];

export class Busy extends Error {}

/** The hash contains its parameters, so that they can be raised later. */
export async function hashPassword(password: string, cost = COST, salt: Buffer = randomBytes(16)): Promise<string> {
  const { N, r, p } = cost;
  const key = await inTurn(() => run(password, salt, cost));
  return ['scrypt', N, r, p, salt.toString('base64'), key.toString('base64')].join('$');
}

export function saltOf(stored: string): Buffer {
  return Buffer.from(stored.split('$')[4] ?? '', 'base64');
}

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = stored.split('$');
  const expected = Buffer.from(key, 'base64');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const derived = await inTurn(() => run(password, Buffer.from(salt, 'base64'), cost));
  return derived.length === expected.length && timingSafeEqual(derived, expected);
}

/** Keyboards compose the same letter differently. */
function run(password: string, salt: Buffer, { N, r, p }: typeof COST): Promise<Buffer> {
  return derive(password.normalize('NFKC'), salt, BYTES, { N, r, p, maxmem: 256 * N * r });
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= CONCURRENCY) {
    if (queue.length >= WAITING) throw new Busy();
    await new Promise<void>((go) => queue.push(go));
  } else running++;
  try {
    return await work();
  } finally {
    const next = queue.shift();
    if (next) next();
    else running--;
  }
}
