// @module-tag exhaustive: a migration never changes.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrateTo } from '../migrate.ts';
import { emptyDatabase } from '../testing.ts';

test('an older consent is confirmed where its browser paid under the address, and waits elsewhere', async () => {
  const db = await emptyDatabase();
  await migrateTo(db, '0022-address-counts');
  await sql`
    insert into checkout_attempts (id, visitor_id, email, plan_id, currency, due_now, due_later, digest, status)
    values ('a', 'payer', 'buyer@example.com', 'month', 'USD', 1, 1, '', 'paid')`.execute(db);
  await sql`
    insert into subscriptions (id, attempt_id, customer_id, email, plan_id, status, currency, first_amount, renewal_amount, as_of)
    values ('s', 'a', 'c', 'buyer@example.com', 'month', 'active', 'USD', 1, 1, now())`.execute(db);
  await sql`
    insert into leads (email, source, consented_at, consent_visitor_id) values
      ('buyer@example.com', 'checkout', '2026-01-01T00:00:00Z', 'payer'),
      ('other@example.com', 'checkout', '2026-01-01T00:00:00Z', 'payer'),
      ('silent@example.com', 'checkout', null, null)`.execute(db);
  await migrateTo(db, '0023-confirmed-addresses');
  const { rows: leads } = await sql`select email, confirmed_at, confirmed_visitor_id from leads order by email`.execute(db);
  expect(leads).toEqual([
    { email: 'buyer@example.com', confirmed_at: new Date('2026-01-01T00:00:00Z'), confirmed_visitor_id: 'payer' },
    { email: 'other@example.com', confirmed_at: null, confirmed_visitor_id: null },
    { email: 'silent@example.com', confirmed_at: null, confirmed_visitor_id: null },
  ]);
  await db.destroy();
});
