// @module-tag exhaustive: a migration never changes.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { findSpan } from '../../report-spans.ts';
import { migrateTo } from '../migrate.ts';
import { emptyDatabase } from '../testing.ts';

test('older subscriptions move once when they begin and once when they end, by what they bring a month', async () => {
  const db = await emptyDatabase();
  await migrateTo(db, '0033-balance');
  await sql`
    insert into subscriptions (id, customer_id, email, plan_id, status, currency, first_amount, renewal_amount, as_of, started_at, ended_at, duplicate_of) values
      ('runs', 'c', 'a@example.com', 'year', 'active', 'USD', 1, 12999, now(), '2026-01-01T00:00:00Z', null, null),
      ('ended', 'c', 'b@example.com', 'quarter', 'canceled', 'USD', 1, 5999, now(), '2026-01-02T00:00:00Z', '2026-02-02T00:00:00Z', null),
      ('never', 'c', 'c@example.com', 'month', 'incomplete', 'USD', 1, 3999, now(), '2026-01-03T00:00:00Z', null, null),
      ('twice', 'c', 'a@example.com', 'year', 'canceled', 'USD', 1, 12999, now(), '2026-01-01T00:00:00Z', null, 'runs')`.execute(
    db,
  );
  await migrateTo(db, '0034-movements');
  const movements = await db
    .selectFrom('subscription_movements')
    .select(['subscription_id', 'kind', 'monthly_before', 'monthly_after', 'at'])
    .orderBy('at')
    .execute();
  expect(movements).toEqual([
    { subscription_id: 'runs', kind: 'new', monthly_before: 0, monthly_after: 1083, at: new Date('2026-01-01T00:00:00Z') },
    { subscription_id: 'ended', kind: 'new', monthly_before: 0, monthly_after: 2000, at: new Date('2026-01-02T00:00:00Z') },
    { subscription_id: 'ended', kind: 'churned', monthly_before: 2000, monthly_after: 0, at: new Date('2026-02-02T00:00:00Z') },
  ]);
  expect(await findSpan(db, 'movements')).toEqual({ since: expect.any(Date), until: null });
  await db.destroy();
});
