// @module-tag exhaustive: a migration never changes.
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findSpan } from '../../report-spans.ts';
import type { Db } from '../client.ts';
import { migrate, migrateTo } from '../migrate.ts';
import { emptyDatabase } from '../testing.ts';

let db: Db;
beforeEach(async () => {
  db = await emptyDatabase();
  await migrateTo(db, '0045-failing-webhooks');
});
afterEach(() => db.destroy());

test('activations of a database with subscriptions are recorded from now on', async () => {
  await sql`
    insert into subscriptions (id, customer_id, email, plan_id, status, currency, first_amount, renewal_amount, as_of)
    values ('sub_1', 'cus_1', 'ada@example.com', 'month', 'active', 'USD', 1999, 3999, now())`.execute(db);
  await migrate(db);
  expect(await findSpan(db, 'activations')).toEqual({ since: expect.any(Date), until: null });
  expect(await db.selectFrom('subscriptions').select('activated_at').execute()).toEqual([{ activated_at: null }]);
});

test('activations of a new database were always recorded', async () => {
  await migrate(db);
  expect(await findSpan(db, 'activations')).toBeUndefined();
});
