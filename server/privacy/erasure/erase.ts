import type { Db } from '../../platform/db/client.ts';
import { findPerson } from './person.ts';
import { personalTables } from './tables.ts';

/**
 * Removes all that we hold of an address, but for what the law wants kept, which then names nobody. All or nothing, in the caller's
 * transaction; done again, it removes what has come since. What others hold is for `server/privacy/deletion-requests` to see to.
 */
export async function eraseAddress(tx: Db, email: string): Promise<void> {
  const person = await findPerson(tx, email);
  for (const [, { erase }] of personalTables) await erase(tx, person);
}

/** Whether we hold anything of this address besides the traces of having been asked. */
export async function isKnownAddress(db: Db, email: string): Promise<boolean> {
  const person = await findPerson(db, email);
  for (const [, { read, operational }] of personalTables) if (!operational && (await read(db, person)).length > 0) return true;
  return false;
}

/** Everything that we hold of an address, by table. */
export async function readAddress(db: Db, email: string): Promise<Readonly<Record<string, readonly object[]>>> {
  const person = await findPerson(db, email);
  const rowsByTable: Record<string, readonly object[]> = {};
  for (const [table, { read }] of personalTables) rowsByTable[table] = await read(db, person);
  return rowsByTable;
}
