import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { acquireLock } from './lock.ts';

const LOCK = new URL('./lock.ts', import.meta.url).href;
const HOLDER = `
  const { acquireLock } = await import(${JSON.stringify(LOCK)});
  console.log(acquireLock(process.argv[1]) ? 'held' : 'refused');
  setInterval(() => {}, 1000);
`;

let folder: string;
let file: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
  file = join(folder, 'lock');
});
afterEach(async () => {
  await Promise.all(children.splice(0).map(kill));
  await rm(folder, { recursive: true });
});

/** Another process that tries to hold the lock, and then stays. */
async function tryElsewhere(): Promise<{ child: ChildProcess; answer: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', HOLDER, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [answer] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { child, answer };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test('a lock is held by one process, and others are refused until its release', async () => {
  const lock = acquireLock(file);
  expect(lock).toBeDefined();
  expect(acquireLock(file)).toBeUndefined();
  expect((await tryElsewhere()).answer).toBe('refused');
  lock?.release();
  expect((await tryElsewhere()).answer).toBe('held');
  expect(acquireLock(file)).toBeUndefined();
});

test('a lock whose holder is killed leaves its file and can be acquired', async () => {
  const { child, answer } = await tryElsewhere();
  expect(answer).toBe('held');
  expect(acquireLock(file)).toBeUndefined();
  await kill(child);
  expect(existsSync(file)).toBe(true);
  const lock = acquireLock(file);
  expect(lock).toBeDefined();
  lock?.release();
});

test('a lock is acquired by one of several processes that start together, even after a killed holder', async () => {
  await kill((await tryElsewhere()).child);
  const answers = await Promise.all(Array.from({ length: 5 }, async () => (await tryElsewhere()).answer));
  expect(answers.sort()).toEqual(['held', 'refused', 'refused', 'refused', 'refused']);
});
