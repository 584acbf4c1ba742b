import { exportCopy } from '../../../content/pages/account.ts';
import type { ExportFile } from '../../../core/api/exports.ts';
import type { Db } from '../../platform/db/client.ts';
import { areAnswersConfirmed } from '../../visitors/submissions/confirmed.ts';
import { confirmationKey } from '../../visitors/submissions/store.ts';
import { findPerson, isOneOf } from './person.ts';
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

type Copy = Pick<ExportFile, 'held' | 'leftOut'>;

/**
 * What a person is handed. Anybody can type an address, so answers of a browser that never showed that the address is its own stay out,
 * unless it is the browser that asks (`asker`).
 */
export async function copyOf(db: Db, email: string, asker: string | undefined): Promise<Copy> {
  const held = await readAddress(db, email);
  const { paid } = await findPerson(db, email);
  const keys = paid.flatMap((attempt) => [attempt, confirmationKey(attempt)]);
  const proven = await db
    .selectFrom('submissions')
    .select('id')
    .where((row) =>
      row.or([
        isOneOf('idempotency_key', keys),
        row.and([row('email', '=', email), row.or([areAnswersConfirmed, row('visitor_id', '=', asker ?? '')])]),
      ]),
    )
    .execute();
  const ids = new Set(proven.map(({ id }) => id));
  const { submissions = [] } = held;
  const shown = submissions.filter((row) => 'id' in row && ids.has(row.id as string));
  const rows = submissions.length - shown.length;
  return {
    held: { ...held, submissions: shown },
    leftOut: rows === 0 ? [] : [{ table: 'submissions', rows, why: exportCopy.unproven }],
  };
}
