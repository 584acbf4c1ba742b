import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { reasonOf, StartupError } from '../startup-error.ts';
import { DurableFiles } from './durable-files.ts';
import { acquireLock, type Lock } from './lock.ts';

/** PGlite's own parameters without `-F`, which switches fsync off. */
const DURABLE = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
];

/** A single process has no background writer, so the log and the recovery would grow until the server stops. */
const CHECKPOINT_EVERY_MS = 5 * 60 * 1000;

type Embedded = { readonly pglite: PGlite; close(): Promise<void> };

export async function openEmbedded(dataDir: string, onCreate: () => void = () => {}): Promise<Embedded> {
  const lock = await lockFolder(dataDir);
  try {
    const folder = join(dataDir, 'postgres');
    if (!existsSync(folder)) {
      onCreate();
      await createFolder(folder);
    }
    const pglite = await openFolder(folder);
    const timer = setInterval(() => pglite.exec('CHECKPOINT').catch(() => {}), CHECKPOINT_EVERY_MS).unref();
    return {
      pglite,
      async close() {
        clearInterval(timer);
        if (!pglite.closed) await pglite.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw new StartupError(`The database in ${dataDir} could not be opened: ${reasonOf(error)}.`);
  }
}

async function lockFolder(dataDir: string): Promise<Lock> {
  let lock: Lock | undefined;
  try {
    await makeFolder(dataDir);
    lock = acquireLock(join(dataDir, 'lock'));
  } catch (error) {
    throw new StartupError(`The data folder ${dataDir} cannot be written (${reasonOf(error)}): set DATA_DIR to one that can.`);
  }
  if (lock) return lock;
  throw new StartupError(`Another server is using the data in ${dataDir}: stop it first, or set DATA_DIR to another folder.`);
}

/** `mkdir`'s own `recursive` never returns under /proc (Node 20 and 24). */
async function makeFolder(path: string): Promise<void> {
  if (existsSync(path)) return;
  await makeFolder(dirname(path));
  await mkdir(path);
}

/** The final move is atomic, so an interruption leaves no half-made database. */
async function createFolder(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await (await openFolder(unfinished)).close();
  for (const name of await readdir(unfinished, { recursive: true })) await sync(join(unfinished, name));
  await rename(unfinished, folder);
  await sync(dirname(folder));
}

function openFolder(folder: string): Promise<PGlite> {
  return PGlite.create({ fs: new DurableFiles(folder), startParams: DURABLE });
}

async function sync(path: string): Promise<void> {
  const file = await open(path);
  await file.sync();
  await file.close();
}
