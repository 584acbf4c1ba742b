// @module-tag exhaustive: a migration never changes.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate, migrateTo } from '../migrate.ts';
import { emptyDatabase } from '../testing.ts';

test('a subscription gets the amount of its plan, and one whose plan is about to change gets it from the provider later', async () => {
  const db = await emptyDatabase();
  await migrateTo(db, '0059-proven-addresses');
  await sql`
    insert into subscriptions (id, customer_id, email, plan_id, paid_plan_id, status, currency, first_amount, renewal_amount, as_of)
    values ('renews', 'cus', 'a@example.com', 'month', 'month', 'active', 'USD', 1999, 3999, now()),
      ('older', 'cus', 'b@example.com', 'month', null, 'active', 'USD', 1999, 3999, now()),
      ('changes', 'cus', 'c@example.com', 'year', 'month', 'active', 'USD', 1999, 12999, now())`.execute(db);
  await migrate(db);
  const amounts = await db.selectFrom('subscriptions').select(['id', 'paid_plan_amount']).orderBy('id').execute();
  expect(amounts.map(({ id, paid_plan_amount }) => [id, paid_plan_amount])).toEqual([
    ['changes', null],
    ['older', 3999],
    ['renews', 3999],
  ]);
  await db.destroy();
});
