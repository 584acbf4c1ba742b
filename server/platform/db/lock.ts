import { DatabaseSync } from 'node:sqlite';

export type Lock = { release(): void };

const SQLITE_BUSY = 5;

/** Node cannot lock a file. SQLite's locks are the kernel's and end with the process, so a file left behind never counts. */
export function acquireLock(file: string): Lock | undefined {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
  return { release: () => database.close() };
}
