import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { CommandError } from '../console/command.ts';
import { AGE_SIGNATURE, decryptWith, encryptTo } from './age.ts';
import { parseLines } from './parse.ts';

/** The last line: of all lines before it. */
const Checksum = z.strictObject({ sha256: z.string().regex(/^[0-9a-f]{64}$/) });

/** The longest row of ours, a catalogue with its pictures apart, has a tenth of it. */
const MAX_LINE_CHARACTERS = 32 * 1024 ** 2;
/** Rows of a shop pack to a tenth. */
const MAX_EXPANSION = 200;
/** A small backup may repeat itself. */
const MIN_EXPANDED_CHARACTERS = 64 * 1024 ** 2;

/** Only the server's user may read it. A file with this name is there only when it is whole. Returns its size in bytes. */
export async function writeBackup(
  path: string,
  lines: AsyncIterable<string>,
  recipients: readonly string[] = [],
): Promise<number> {
  if (existsSync(path)) throw new CommandError(`${path} is there already. A backup goes into a new file.`);
  const unfinished = `${path}.unfinished`;
  await rm(unfinished, { force: true });
  try {
    const target = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true });
    const encrypt = (packed: AsyncIterable<Buffer>) => (recipients.length > 0 ? encryptTo(recipients, packed) : packed);
    await pipeline(withChecksum(lines), createGzip(), encrypt, target);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return (await stat(path)).size;
}

/** Refuses a file that is damaged, cut off or no backup, before anything is done with it. */
export async function openBackup(path: string, identities: readonly string[] = []): Promise<AsyncIterable<string>> {
  const isEncrypted = await beginsWith(path, AGE_SIGNATURE);
  if (isEncrypted && identities.length === 0)
    throw new CommandError(`${path} is encrypted. Name the file with the secret key: --identity=FILE.`);
  const bytes = () => (isEncrypted ? decryptWith(identities, createReadStream(path)) : createReadStream(path));
  const lines = () => withoutChecksum(path, bytes());
  for await (const _line of parseLines(lines()));
  return lines();
}

async function beginsWith(path: string, text: string): Promise<boolean> {
  const file = await open(path).catch(() => undefined);
  if (!file) throw new CommandError(`${path} cannot be read.`);
  const { buffer, bytesRead } = await file
    .read({ buffer: Buffer.alloc(text.length), length: text.length })
    .finally(() => file.close());
  return buffer.subarray(0, bytesRead).toString('latin1') === text;
}

async function* withChecksum(lines: AsyncIterable<string>): AsyncGenerator<string> {
  const hash = createHash('sha256');
  for await (const line of lines) {
    const text = `${line}\n`;
    hash.update(text);
    yield text;
  }
  yield `${JSON.stringify({ sha256: hash.digest('hex') } satisfies z.input<typeof Checksum>)}\n`;
}

/** Compares it when the last line is read, so that a file that changes meanwhile is refused too. */
async function* withoutChecksum(path: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let last: string | undefined;
  try {
    for await (const line of linesOf(bytes, (await stat(path)).size)) {
      if (last !== undefined) {
        hash.update(`${last}\n`);
        yield last;
      }
      last = line;
    }
  } catch (error) {
    throw damaged(path, reasonFor(error));
  }
  if (readChecksum(last) !== hash.digest('hex')) throw damaged(path, 'its checksum does not fit');
}

async function* linesOf(bytes: AsyncIterable<Uint8Array>, packedSize: number): AsyncGenerator<string> {
  const text = createGunzip();
  pipeline(bytes, text).catch(() => {}); // the reader of `text` gets the error
  text.setEncoding('utf8');
  const maxExpanded = Math.max(MIN_EXPANDED_CHARACTERS, packedSize * MAX_EXPANSION);
  let expanded = 0;
  let rest: string[] = [];
  let restLength = 0;
  for await (const chunk of text as AsyncIterable<string>) {
    expanded += chunk.length;
    if (expanded > maxExpanded) throw new Error(`it unpacks to more than ${MAX_EXPANSION} times its size`);
    const [first = '', ...others] = chunk.split('\n');
    rest.push(first);
    restLength += first.length;
    if (restLength > MAX_LINE_CHARACTERS) throw new Error('one of its lines is too long');
    const next = others.pop();
    if (next === undefined) continue;
    yield rest.join('');
    yield* others;
    rest = [next];
    restLength = next.length;
  }
  if (restLength > 0) throw new Error('it ends within a line');
}

function readChecksum(line: string | undefined): string | undefined {
  try {
    return Checksum.safeParse(JSON.parse(line ?? '')).data?.sha256;
  } catch {
    return undefined;
  }
}

/** In the words of zlib and of age. */
const REASONS: readonly (readonly [words: RegExp, reason: string])[] = [
  [/no identity matched/, 'none of the secret keys opens it'],
  [/invalid tag|HMAC|final chunk/i, 'it was changed or cut off'],
];

function reasonFor(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return REASONS.find(([words]) => words.test(message))?.[1] ?? message;
}

function damaged(path: string, why: string): CommandError {
  return new CommandError(`${path} is no whole backup: ${why}.`);
}
