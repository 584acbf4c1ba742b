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
