import { sql } from 'kysely';
import { Tally } from '../../core/analytics/tally.ts';
import type { Visit } from '../../core/analytics/visit.ts';
import { addCountRows } from '../../server/analytics/reports/funnel/count-rows.ts';
import { saveVisits } from '../../server/analytics/reports/funnel/store.ts';
import type { Db } from '../../server/platform/db/client.ts';
import type { SeededRandom } from './random.ts';
import { type Rows, TABLES } from './rows.ts';

/** PostgreSQL limits the parameters of a statement. */
const MAX_VALUES = 20_000;

/** The seed must not mix with real records. */
export async function isInUse(db: Db): Promise<boolean> {
  for (const table of ['leads', 'checkout_attempts', 'subscriptions', 'contact_messages', 'submissions', 'events'] as const) {
    if (
      await db.selectFrom(table).select(db.fn.countAll().as('count')).limit(1).having(db.fn.countAll(), '>', 0).executeTakeFirst()
    )
      return true;
  }
  return false;
}

export async function seedYear(db: Db, rows: Rows): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const table of TABLES) {
      const all = rows[table] as Rows['leads'];
      const size = Math.floor(MAX_VALUES / Math.max(1, Object.keys(all[0] ?? {}).length));
      for (let from = 0; from < all.length; from += size) {
        await tx
          .insertInto(table as 'leads')
          .values(all.slice(from, from + size))
          .execute();
      }
    }
  });
}

export async function countSavedRows(db: Db): Promise<readonly (readonly [table: string, rows: number])[]> {
  const counted: [string, number][] = [];
  for (const table of TABLES) {
    const { rows } = await sql<{ rows: number }>`select count(*)::int as rows from ${sql.table(table)}`.execute(db);
    counted.push([table, rows[0]?.rows ?? 0]);
  }
  return counted;
}

const LINES = 4000;
const VISITS = 1000;

/** Stores the visits and their counts without an event for each step. */
export async function seedVisits(db: Db, random: SeededRandom, visits: Iterable<Visit>, until: Date): Promise<number> {
  const tally = new Tally();
  const stored = Array.from(visits, (visit) => [random.uuid(), visit] as const);
  for (const [, visit] of stored) tally.change(undefined, visit);
  const lines = tally.lines();
  await db.transaction().execute(async (tx) => {
    for (let from = 0; from < lines.length; from += LINES) await addCountRows(tx, lines.slice(from, from + LINES));
    for (let from = 0; from < stored.length; from += VISITS) await saveVisits(tx, new Map(stored.slice(from, from + VISITS)));
    await tx.updateTable('event_cursor').set({ counted_until: until }).where('name', '=', 'funnel').execute();
  });
  return stored.length;
}
