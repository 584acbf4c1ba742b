import { join } from 'node:path';
import { reasonOf, StartupError } from '../startup-error.ts';
import { EngineClient } from './engine-client.ts';
import { acquireLock, type Lock } from './lock.ts';
import { openPrivateFolder } from './private-folder.ts';

const LOCK = 'lock';
const FILES = 'postgres';

type Embedded = { readonly engine: EngineClient; close(): Promise<void> };

export async function openEmbedded(dataDir: string): Promise<Embedded> {
  const lock = await lockFolder(dataDir);
  try {
    const engine = await EngineClient.open(join(dataDir, FILES), endProcess);
    return { engine, close: () => engine.close().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw new StartupError(`The database in ${dataDir} could not be opened: ${reasonOf(error)}.`);
  }
}

/** An uncaught error stops the server, and the next start recovers the files. */
function endProcess(error: Error): void {
  setImmediate(() => {
    throw error;
  });
}

async function lockFolder(dataDir: string): Promise<Lock> {
  process.umask(0o077);
  let lock: Lock | undefined;
  try {
    await openPrivateFolder(dataDir, [LOCK, FILES]);
    lock = acquireLock(join(dataDir, LOCK));
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`The data folder ${dataDir} cannot be written (${reasonOf(error)}): set DATA_DIR to one that can.`);
  }
  if (lock) return lock;
  throw new StartupError(`Another server is using the data in ${dataDir}: stop it first, or set DATA_DIR to another folder.`);
}
