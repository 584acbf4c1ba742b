import { type RawBuilder, sql } from 'kysely';
import type { RowsQuery } from '../../../../core/api/v1/queries.ts';
import { readPosition, writeCursor } from '../cursor.ts';

export type RowsPage<Row> = { readonly data: readonly Row[]; readonly next: string | null };

/** One row more than asked for tells whether there is another page. */
export function pageOf<Stored, Row>(
  stored: readonly Stored[],
  limit: number,
  rowOf: (stored: Stored) => Row,
  positionOf: (stored: Stored) => readonly string[],
): RowsPage<Row> {
  const some = stored.slice(0, limit);
  const last = some.at(-1);
  return { data: some.map(rowOf), next: last && stored.length > limit ? writeCursor(positionOf(last)) : null };
}

type Ordered = {
  readonly position: RawBuilder<string>;
  readonly where: RawBuilder<boolean>;
  readonly order: RawBuilder<unknown>;
};

export function inOrderOfTime(table: 'subscriptions' | 'payments' | 'submissions', { from, until, cursor }: RowsQuery): Ordered {
  const at = sql.ref(`${table}.created_at`);
  const id = table === 'submissions' ? sql`submissions.id::text` : sql.ref(`${table}.id`);
  const after = readPosition(cursor);
  const conditions = [
    sql`true`,
    ...(from === undefined ? [] : [sql`${at} >= ${from}::timestamptz`]),
    ...(until === undefined ? [] : [sql`${at} < ${until}::timestamptz`]),
    ...(after ? [sql`(${at}, ${id}) > (${after[0]}::timestamptz, ${after[1]}::text)`] : []),
  ];
  return {
    position: sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    where: sql`${sql.join(conditions, sql` and `)}`,
    order: sql`${at}, ${id}`,
  };
}
