import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { refreshStatistics } from './statistics.ts';
import { testDatabase } from './testing.ts';

test('the planner knows the rows of every table afterwards, also of those in other schemas', async () => {
  const db = await testDatabase();
  const known = async (name: string) => {
    const { rows } = await sql<{
      count: number;
    }>`select reltuples::int as count from pg_class where oid = ${name}::regclass`.execute(db);
    return rows[0]?.count;
  };
  await db.insertInto('leads').values({ email: 'ann@example.com', source: 'keep-results' }).execute();
  await sql`create schema other`.execute(db);
  await sql`create table other.things as select generate_series(1, 3)`.execute(db);
  expect(await known('leads')).toBe(-1);
  await refreshStatistics(db);
  expect(await known('leads')).toBe(1);
  expect(await known('other.things')).toBe(3);
  await db.destroy();
});
