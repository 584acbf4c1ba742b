import type { Db } from '../../platform/db/client.ts';
import { findPerson } from './person.ts';
import { personalTables } from './tables.ts';

/** Runs in the caller's transaction and may run again; `server/privacy/deletion-requests` handles other systems. */
export async function eraseAddress(tx: Db, email: string): Promise<void> {
  const person = await findPerson(tx, email);
  for (const [, { erase }] of personalTables) await erase(tx, person);
}

/** Records of rights requests do not count. */
export async function isKnownAddress(db: Db, email: string): Promise<boolean> {
  const person = await findPerson(db, email);
  for (const [, { read, operational }] of personalTables) if (!operational && (await read(db, person)).length > 0) return true;
  return false;
}

export async function readAddress(db: Db, email: string): Promise<Readonly<Record<string, readonly object[]>>> {
  const person = await findPerson(db, email);
  const rowsByTable: Record<string, readonly object[]> = {};
  for (const [table, { read }] of personalTables) rowsByTable[table] = await read(db, person);
  return rowsByTable;
}
