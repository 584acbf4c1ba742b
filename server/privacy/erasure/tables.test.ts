import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../platform/db/testing.ts';
import { passingTables, testQueue } from '../../platform/jobs/testing.ts';
import { foreignTables, ownTables } from './tables.ts';
import { allTables } from './testing.ts';

test('every table of the database has a rule for the erasure of a person', async () => {
  const db = await testDatabase();
  const queue = await testQueue(db, () => new Date());
  const there = (await allTables(db)).filter((table) => !passingTables.test(table));
  expect(Object.keys({ ...ownTables, ...foreignTables }).sort()).toEqual([...there].sort());
  await queue.stop();
  await db.destroy();
});

/** Columns that say whose row it is. */
const POINTERS = ['email', 'recipient', 'subject', 'visitor_id', 'device_id', 'subscription_id', 'attempt_id', 'app_user_id'];

test('a table that is said to hold nothing of a person points at none, but at operators and at what orders bring', async () => {
  const db = await testDatabase();
  const { rows } = await sql<{ name: string; column: string }>`
    select table_name as name, column_name as column from information_schema.columns
    where table_schema = 'public' and column_name = any(${sql.val(POINTERS)}::text[]) order by 1, 2`.execute(db);
  const impersonal = new Set(Object.entries(ownTables).flatMap(([name, rule]) => ('nothing' in rule ? name : [])));
  expect(rows.filter(({ name }) => impersonal.has(name)).map(({ name, column }) => `${name}.${column}`)).toEqual([
    'operator.email',
    'operator_invitations.email',
    'subscription_movements.subscription_id',
  ]);
  await db.destroy();
});
