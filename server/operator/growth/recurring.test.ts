import { expect, test } from 'vitest';
import { testDatabase } from '../../platform/db/testing.ts';
import { readGrowth } from './query.ts';

test('monthly revenue counts a lasting discount, and no discount of one charge', async () => {
  const db = await testDatabase();
  const subscription = {
    customer_id: 'cus',
    plan_id: 'month',
    status: 'active',
    currency: 'USD',
    first_amount: 1999,
    as_of: new Date(),
  };
  await db
    .insertInto('subscriptions')
    .values([
      { ...subscription, id: 'sub_full', email: 'a@example.com', renewal_amount: 3999 },
      { ...subscription, id: 'sub_half', email: 'b@example.com', renewal_amount: 1999 },
      { ...subscription, id: 'sub_once', email: 'c@example.com', renewal_amount: 0, recurring_amount: 3999 },
    ])
    .execute();
  const { monthly, running } = await readGrowth(db, { from: '2026-11-01', to: '2026-11-30', zone: 'UTC', unit: 'day' });
  expect([monthly, running]).toEqual([3999 + 1999 + 3999, 3]);
  await db.destroy();
});
