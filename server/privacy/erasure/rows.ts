import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/client.ts';
import type { Person } from './person.ts';

export type PersonalTable = {
  /** For the export: without secrets and copies. */
  readonly read: (db: Db, person: Person) => Promise<readonly object[]>;
  readonly erase: (tx: Db, person: Person) => Promise<unknown>;
};

type Condition = (person: Person) => RawBuilder<boolean>;

export function rows(table: string, ofPerson: Condition, hiddenColumns: readonly string[] = []): PersonalTable {
  return {
    read: (db, person) => readRows(db, table, ofPerson(person), hiddenColumns),
    erase: (tx, person) => sql`delete from ${sql.table(table)} t where ${ofPerson(person)}`.execute(tx),
  };
}

/** Equal rows are read in an equal order, also after one of them was written anew. */
export async function readRows(db: Db, table: string, where: RawBuilder<boolean>, hiddenColumns: readonly string[] = []) {
  const found = await sql<{ row: object }>`
    select to_jsonb(t) - ${sql.val(hiddenColumns)}::text[] as row from ${sql.table(table)} t where ${where} order by 1`.execute(
    db,
  );
  return found.rows.map(({ row }) => row);
}

export const byEmail: Condition = ({ email }) => sql<boolean>`t.email = ${email}`;

/** Matches the address as a whole, not as part of a longer one. */
export function textContains(column: string, email: string) {
  const literally = email.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return sql<boolean>`${sql.ref(column)} ~* ${`(?<![^\\s<>"'(:,;=])${literally}(?![[:alnum:]-]|\\.[[:alnum:]])`}`;
}

export function jsonReplaced(column: string, texts: Readonly<Record<string, string>>) {
  return Object.entries(texts).reduce(
    (json, [from, to]) => sql<string>`replace(${json}, to_jsonb(${from}::text)::text, to_jsonb(${to}::text)::text)`,
    sql<string>`${sql.ref(column)}::text`,
  );
}
