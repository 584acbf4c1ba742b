import { DatabaseSync } from 'node:sqlite';

export type Lock = { release(): void };

const SQLITE_BUSY = 5;

/**
 * Holds `file` so that nobody else can; undefined when somebody does. Node cannot lock a file, but its SQLite can, and SQLite's locks are the kernel's:
 * they end with the process however it ends, so a file left behind by kill -9, a reboot or a reused process id never counts.
 */
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
