import { existsSync } from 'node:fs';
import { chmod, cp, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { DurableFiles } from './durable-files.ts';

/** PGlite's own parameters without `-F`, which switches fsync off. */
const DURABLE = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
];

/** A single process has no background writer, so the log and the recovery would grow until the server stops. */
const CHECKPOINT_EVERY_MS = 5 * 60 * 1000;

/** A release brings the files of a new database, because making them takes seconds. */
const NEW_DATABASE = fileURLToPath(new URL('../../../dist/database/postgres', import.meta.url));

type Engine = { readonly pglite: PGlite; close(): Promise<void> };

/** In the thread of the caller, which it stops for each statement. */
export async function openEngine(folder: string, newDatabase = NEW_DATABASE): Promise<Engine> {
  if (!existsSync(folder)) await createFolder(folder, newDatabase);
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
async function createFolder(folder: string, newDatabase: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  if (existsSync(newDatabase)) await cp(newDatabase, unfinished, { recursive: true });
  else await (await openFolder(unfinished)).close();
  const names = await readdir(unfinished, { recursive: true });
  await Promise.all(['.', ...names].map((name) => finish(join(unfinished, name))));
  await rename(unfinished, folder);
  await sync(dirname(folder));
}

function openFolder(folder: string): Promise<PGlite> {
  return PGlite.create({ fs: new DurableFiles(folder), startParams: DURABLE });
}

/** PGlite lets every user read and write the files that it begins with, and a release lets every user read them. */
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
