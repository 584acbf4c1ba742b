import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS } from '../../../core/time.ts';
import type { Db } from '../../platform/db/client.ts';
import { testDatabase } from '../../platform/db/testing.ts';
import { addPayment } from '../alerts/testing.ts';
import { readReturns } from './returns.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');
const DAY = { from: '2026-11-20', to: '2026-11-20', zone: 'UTC', unit: 'day' } as const;

let db: Db;
beforeAll(async () => {
  db = await testDatabase();
  const orders = ['one', 'two', 'kept', 'introductory', 'code', 'returned'] as const;
  for (const id of orders) await addPayment(db, id, new Date(NOON), 10_00);
  await addPayment(db, 'yesterday', new Date(NOON - 24 * HOUR_MS), 10_00);
  for (const id of ['two', 'introductory', 'code', 'returned', 'yesterday'])
    await db.updateTable('subscriptions').set({ duplicate_of: 'sub_one' }).where('id', '=', `sub_${id}`).execute();
  for (const repetition of ['kept', 'introductory', 'code', 'returned'] as const)
    await db.updateTable('subscriptions').set({ repetition }).where('id', '=', `sub_${repetition}`).execute();
  const request = { subscription_id: 'sub_one', detail: '{}', created_at: new Date(NOON) };
  await db
    .insertInto('subscription_requests')
    .values([
      { ...request, kind: 'withdraw' },
      { ...request, kind: 'guarantee' },
    ])
    .execute();
});
afterAll(() => db.destroy());

test('what was given back and repeated in a period is counted by kind, each order once', async () => {
  expect(await readReturns(db, DAY)).toEqual({
    withdrawals: 1,
    duplicates: 1,
    introductoryKept: 1,
    introductoryRefused: 2,
    refusedAfterReturns: 1,
  });
});
