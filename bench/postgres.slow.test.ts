import { expect, test } from 'vitest';
import { openDatabase } from '../server/platform/db/client.ts';
import { startPostgres } from './postgres.ts';

test('the PostgreSQL of the tests starts, and its database can be opened several times', async () => {
  const postgres = await startPostgres();
  const where = { url: postgres.url, dataDir: '' };
  const opened = await Promise.all([openDatabase(where), openDatabase(where)]);
  for (const { db } of opened) expect(await db.selectFrom('leads').selectAll().execute()).toEqual([]);
  await Promise.all(opened.map(({ close }) => close()));
  await postgres.stop();
});
