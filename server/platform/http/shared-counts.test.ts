import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db } from '../db/client.ts';
import { testDatabase } from '../db/testing.ts';
import { openAddressCounts } from './address-counts.ts';
import { countExchange } from './shared-counts.ts';

const LIMIT = { name: 'requests', max: 8 };
const START = Date.parse('2026-11-22T10:00:00Z');
const clock = { at: START };
const now = () => new Date(clock.at);

let db: Db;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  clock.at = START;
  await db.deleteFrom('address_counts').execute();
  await db.deleteFrom('address_count_keys').execute();
});
afterAll(() => db.destroy());

function server(maxRows?: number) {
  const counts = openAddressCounts({ now });
  return { counts, ...countExchange({ db, counts, now, ...(maxRows && { maxRows }) }) };
}

test('two servers share the count of an address, and a third one begins with the sum', async () => {
  const [one, two, three] = [server(), server(), server()];
  one.counts.add(LIMIT, '203.0.113.5', 3);
  two.counts.add(LIMIT, '203.0.113.5', 4);
  await one.exchange();
  await two.exchange();
  expect(two.counts.sum(LIMIT, '203.0.113.5')).toBe(7);
  one.counts.add(LIMIT, '203.0.113.5', 1);
  await one.exchange();
  expect(one.counts.sum(LIMIT, '203.0.113.5')).toBe(8);
  three.counts.add(LIMIT, '203.0.113.5', 1);
  await three.exchange();
  expect(three.counts.add(LIMIT, '203.0.113.5', 0)).toBe(9);
});

test('a request during the exchange of counts is neither lost nor counted twice', async () => {
  const [one, two] = [server(), server()];
  one.counts.add(LIMIT, '203.0.113.5', 2);
  const exchanged = one.exchange();
  one.counts.add(LIMIT, '203.0.113.5', 1);
  await exchanged;
  expect(one.counts.sum(LIMIT, '203.0.113.5')).toBe(3);
  await one.exchange();
  two.counts.add(LIMIT, '203.0.113.5', 1);
  await two.exchange();
  expect(two.counts.sum(LIMIT, '203.0.113.5')).toBe(4);
});

test('a server whose database is away counts alone, and shares what it counted when the database is back', async () => {
  const [cut, other] = [server(), server()];
  await db.schema.alterTable('address_counts').renameTo('away').execute();
  cut.counts.add(LIMIT, '203.0.113.5', 5);
  await expect(cut.exchange()).rejects.toThrow();
  expect(cut.counts.add(LIMIT, '203.0.113.5', 1)).toBe(6);
  await db.schema.alterTable('away').renameTo('address_counts').execute();
  await cut.exchange();
  other.counts.add(LIMIT, '203.0.113.5', 1);
  await other.exchange();
  expect(other.counts.sum(LIMIT, '203.0.113.5')).toBe(7);
});

test('the shared counts store no address, and delete hashes and keys after their days', async () => {
  const one = server();
  one.counts.add(LIMIT, '203.0.113.5', 5);
  await one.exchange();
  const stored = async () => [
    ...(await db.selectFrom('address_counts').selectAll().execute()),
    ...(await db.selectFrom('address_count_keys').selectAll().execute()),
  ];
  expect(await stored()).toHaveLength(2);
  expect(JSON.stringify(await stored())).not.toContain('203.0.113');
  clock.at += 60_000;
  await one.sweep();
  expect(await stored()).toMatchObject([{ day: '2026-11-22' }]);
  clock.at += 2 * 24 * 60 * 60_000;
  await one.sweep();
  expect(await stored()).toEqual([]);
});

test('the table of shared counts is bounded, and keeps the counts that last longest', async () => {
  const one = server(2);
  const [day, minute] = [{ ...LIMIT, name: 'day', windowMs: 24 * 60 * 60_000 }, LIMIT];
  for (const limit of [day, minute]) for (const last of [1, 2]) one.counts.add(limit, `203.0.113.${last}`, 8);
  await one.exchange();
  await one.sweep();
  const rows = await db.selectFrom('address_counts').select('ends_at').execute();
  expect(rows.map(({ ends_at }) => ends_at.toISOString())).toEqual(Array(2).fill('2026-11-23T00:00:00.000Z'));
});
