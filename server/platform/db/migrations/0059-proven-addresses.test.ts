// @module-tag exhaustive: a migration never changes.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate, migrateTo } from '../migrate.ts';
import { emptyDatabase } from '../testing.ts';

test('a browser that opened a mailed link still confirms its address, and one that paid under it does not', async () => {
  const db = await emptyDatabase();
  await migrateTo(db, '0053-order-keys');
  await sql`
    insert into leads (email, source, confirmed_at, confirmed_visitor_id)
    values ('reader@example.com', 'keep-results', now(), 'reader'), ('payer@example.com', 'keep-results', now(), 'payer'),
      ('typed@example.com', 'keep-results', null, null)`.execute(db);
  await sql`
    insert into checkout_attempts (id, visitor_id, email, plan_id, currency, due_now, due_later, digest, status)
    values ('a', 'payer', 'payer@example.com', 'month', 'USD', 1999, 3999, '', 'paid')`.execute(db);
  await sql`
    insert into subscriptions (id, attempt_id, customer_id, email, plan_id, status, currency, first_amount, renewal_amount, as_of)
    values ('sub', 'a', 'cus', 'payer@example.com', 'month', 'active', 'USD', 1999, 3999, now())`.execute(db);
  await migrate(db);
  const confirmed = await db.selectFrom('confirmed_addresses').select(['email', 'visitor_id']).execute();
  expect(confirmed).toEqual([{ email: 'reader@example.com', visitor_id: 'reader' }]);
  await db.destroy();
});
