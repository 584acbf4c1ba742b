import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/client.ts';
import type { Person } from './person.ts';

/** What one table holds of a person, and how that goes. */
export type PersonalTable = {
  /** The person's rows, as they are told to them: without secrets, and without copies of what another column says. */
  readonly read: (db: Db, person: Person) => Promise<readonly object[]>;
  /** Twice is once. */
  readonly erase: (tx: Db, person: Person) => Promise<unknown>;
};

type Condition = (person: Person) => RawBuilder<boolean>;

/** Rows of `table` (`t` in the condition) that go as a whole. `untold`: columns that are no answer to what we hold. */
export function rows(table: string, ofPerson: Condition, hiddenColumns: readonly string[] = []): PersonalTable {
  return {
    read: (db, person) => readRows(db, table, ofPerson(person), hiddenColumns),
    erase: (tx, person) => sql`delete from ${sql.table(table)} t where ${ofPerson(person)}`.execute(tx),
  };
}

export async function readRows(db: Db, table: string, where: RawBuilder<boolean>, hiddenColumns: readonly string[] = []) {
  const found = await sql<{ row: object }>`
    select to_jsonb(t) - ${sql.val(hiddenColumns)}::text[] as row from ${sql.table(table)} t where ${where}`.execute(db);
  return found.rows.map(({ row }) => row);
}

export const byEmail: Condition = ({ email }) => sql<boolean>`t.email = ${email}`;

/** A text has the address in it, and not as a part of a longer one. */
export function textContains(column: string, email: string) {
  const literally = email.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return sql<boolean>`${sql.ref(column)} ~* ${`(?<![^\\s<>"'(:,;=])${literally}(?![[:alnum:]-]|\\.[[:alnum:]])`}`;
}

/** Puts something else in the place of a text wherever the JSON of a column has it as a whole value. */
export function jsonReplaced(column: string, texts: Readonly<Record<string, string>>) {
  return Object.entries(texts).reduce(
    (json, [from, to]) => sql<string>`replace(${json}, to_jsonb(${from}::text)::text, to_jsonb(${to}::text)::text)`,
    sql<string>`${sql.ref(column)}::text`,
  );
}
