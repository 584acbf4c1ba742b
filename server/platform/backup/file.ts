import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { CommandError } from '../console/command.ts';

/** Of all lines before it. */
type Checksum = { readonly sha256: string };

/** Only the server's user may read it. A file with this name is there only when it is whole. Returns its size in bytes. */
export async function writeBackup(path: string, lines: AsyncIterable<string>): Promise<number> {
  if (existsSync(path)) throw new CommandError(`${path} is there already. A backup goes into a new file.`);
  const unfinished = `${path}.unfinished`;
  await rm(unfinished, { force: true });
  try {
    await pipeline(withChecksum(lines), createGzip(), createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }));
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return (await stat(path)).size;
}

/** Refuses a file that is damaged or cut off, before anything is done with it. */
export async function openBackup(path: string): Promise<AsyncIterable<string>> {
  const hash = createHash('sha256');
  let last: string | undefined;
  try {
    for await (const line of linesOf(path)) {
      if (last !== undefined) hash.update(`${last}\n`);
      last = line;
    }
  } catch (error) {
    throw damaged(path, error instanceof Error ? error.message : String(error));
  }
  if (readChecksum(last) !== hash.digest('hex')) throw damaged(path, 'its checksum does not fit');
  return withoutChecksum(path);
}

async function* withChecksum(lines: AsyncIterable<string>): AsyncGenerator<string> {
  const hash = createHash('sha256');
  for await (const line of lines) {
    const text = `${line}\n`;
    hash.update(text);
    yield text;
  }
  yield `${JSON.stringify({ sha256: hash.digest('hex') } satisfies Checksum)}\n`;
}

async function* withoutChecksum(path: string): AsyncGenerator<string> {
  for await (const line of linesOf(path)) if (!line.startsWith('{"sha256":')) yield line;
}

async function* linesOf(path: string): AsyncGenerator<string> {
  const text = createGunzip();
  pipeline(createReadStream(path), text).catch(() => {}); // the reader of `text` gets the error
  text.setEncoding('utf8');
  let rest = '';
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

function readChecksum(line = ''): string | undefined {
  return line.startsWith('{"sha256":') ? (JSON.parse(line) as Checksum).sha256 : undefined;
}

function damaged(path: string, why: string): CommandError {
  return new CommandError(`${path} is no whole backup: ${why}.`);
}
