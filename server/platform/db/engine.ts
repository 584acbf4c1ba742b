import { existsSync } from 'node:fs';
import { chmod, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DurableFiles } from './durable-files.ts';

/** PGlite's own parameters without `-F`, which switches fsync off. */
const DURABLE = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
];

/** A single process has no background writer, so the log and the recovery would grow until the server stops. */
const CHECKPOINT_EVERY_MS = 5 * 60 * 1000;

type Engine = { readonly pglite: PGlite; close(): Promise<void> };

/** In the thread of the caller, which it stops for each statement. */
export async function openEngine(folder: string): Promise<Engine> {
  if (!existsSync(folder)) await createFolder(folder);
  const pglite = await openFolder(folder);
  const timer = setInterval(() => pglite.exec('CHECKPOINT').catch(() => {}), CHECKPOINT_EVERY_MS).unref();
  return {
    pglite,
    async close() {
      clearInterval(timer);
      await pglite.close();
    },
  };
}

/** The final move is atomic, so an interruption leaves no half-made database. */
async function createFolder(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await (await openFolder(unfinished)).close();
  for (const name of await readdir(unfinished, { recursive: true })) await finish(join(unfinished, name));
  await rename(unfinished, folder);
  await sync(dirname(folder));
}

function openFolder(folder: string): Promise<PGlite> {
  return PGlite.create({ fs: new DurableFiles(folder), startParams: DURABLE });
}

/** PGlite lets every user read and write the files that it begins with. */
async function finish(path: string): Promise<void> {
  const { mode } = await stat(path);
  await chmod(path, mode & 0o700);
  await sync(path);
}

async function sync(path: string): Promise<void> {
  const file = await open(path);
  await file.sync();
  await file.close();
}
