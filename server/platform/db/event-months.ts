import { sql } from 'kysely';
import { DAY_MS } from '../../../core/time.ts';
import type { Db } from './client.ts';

const PREFIX = 'events_';
const MONTHS_AHEAD = 2;
/** A month that ended later goes row by row. */
const MIN_AGE_MS = 31 * DAY_MS;
const LOCK_NOT_AVAILABLE = '55P03';

/** The first day of the month, in UTC. */
export function monthOf(time: Date): string {
  return `${time.toISOString().slice(0, 7)}-01`;
}

/** The table of a month, or the one above all months where it has none. */
export async function tableOf(db: Db, month: string): Promise<string> {
  const table = nameOf(month);
  const { rows } = await sql<{ found: boolean }>`select to_regclass(${table}) is not null as found`.execute(db);
  return rows[0]?.found ? table : 'events';
}

export async function addMonths(db: Db, now: Date): Promise<void> {
  for (let ahead = 0; ahead <= MONTHS_AHEAD; ahead++) await addMonth(db, monthAfter(now, ahead));
}

export async function addMonth(db: Db, month: string): Promise<void> {
  await sql`select add_event_month(${month}::date)`.execute(db);
}

export async function findMonths(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = to_regclass('events') order by 1`.execute(db);
  return rows.map(({ name }) => `${name.slice(PREFIX.length).replace('_', '-')}-01`);
}

/** A month goes whole when its first event is due, so its last ones go up to 31 days early. Returns how many went. */
export async function dropMonths(db: Db, before: Date, now: Date): Promise<number> {
  const due = (await findMonths(db)).filter(
    (month) => new Date(month) < before && new Date(monthAfter(new Date(month), 1)).getTime() < now.getTime() - MIN_AGE_MS,
  );
  let dropped = 0;
  for (const month of due) if (await dropMonth(db, month)) dropped++;
  return dropped;
}

/** Gives way to a report that reads the month: everyone who wants to read would wait behind this. */
async function dropMonth(db: Db, month: string): Promise<boolean> {
  try {
    await db.transaction().execute(async (tx) => {
      await sql`set local lock_timeout = '1s'`.execute(tx);
      await sql`drop table if exists ${sql.table(nameOf(month))}`.execute(tx);
    });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE) return false;
    throw error;
  }
}

function nameOf(month: string): string {
  return PREFIX + month.slice(0, 7).replace('-', '_');
}

function monthAfter(time: Date, months: number): string {
  return monthOf(new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + months)));
}
