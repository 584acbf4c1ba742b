import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PeriodQuery } from '../../../core/api/operator/period.ts';
import { ERASED_HOST } from '../../../core/privacy/erased.ts';
import type { Db } from '../../platform/db/client.ts';
import { testDatabase } from '../../platform/db/testing.ts';
import { saveSpan } from '../../platform/report-spans.ts';
import { readActivation } from './activation.ts';

const WEEK: PeriodQuery = { from: '2026-03-08', to: '2026-03-14', zone: 'UTC', unit: 'day' };

let db: Db;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.destroy());

let last = 0;
async function begin(started: string, change: { minutes?: number; plan?: string; status?: string; email?: string } = {}) {
  const { minutes, plan = 'month', status = 'active', email = 'ada@example.com' } = change;
  const at = new Date(`${started}Z`);
  await db
    .insertInto('subscriptions')
    .values({
      id: `sub_${last++}`,
      attempt_id: null,
      customer_id: 'cus',
      email,
      plan_id: plan,
      status,
      currency: 'USD',
      first_amount: 1999,
      renewal_amount: 3999,
      started_at: at,
      current_period_start: at,
      current_period_end: at,
      as_of: at,
      activated_at: minutes === undefined ? null : new Date(at.getTime() + minutes * 60_000),
    })
    .execute();
}

test('a period in which nothing began has no activation', async () => {
  expect(await readActivation(db, WEEK)).toEqual({
    ...{ started: 0, activated: 0, medianSeconds: null, plans: [], since: null },
    before: { started: 0, activated: 0, medianSeconds: null },
  });
});

test('activations count until now, by plan, with the time that half of them took at most', async () => {
  await begin('2026-03-03T12:00', { minutes: 10 });
  await begin('2026-03-08T00:00', { minutes: 2 });
  await begin('2026-03-10T00:00', { minutes: 30 * 24 * 60 });
  await begin('2026-03-14T23:59', { minutes: 6, plan: 'year', status: 'canceled' });
  await begin('2026-03-14T23:59', { plan: 'year' });
  expect(await readActivation(db, WEEK)).toEqual({
    ...{ started: 4, activated: 3, medianSeconds: 360, since: null },
    plans: [
      { planId: 'month', started: 2, activated: 2, medianSeconds: (2 * 60 + 30 * 24 * 3600) / 2 },
      { planId: 'year', started: 2, activated: 1, medianSeconds: 360 },
    ],
    before: { started: 1, activated: 1, medianSeconds: 600 },
  });
});

test('neither a deleted buyer nor a subscription that was never paid counts', async () => {
  await begin('2026-03-09T00:00', { email: `0123${ERASED_HOST}` });
  await begin('2026-03-09T00:00', { status: 'incomplete_expired' });
  expect((await readActivation(db, WEEK)).started).toBe(4);
});

test('what began before activations were recorded does not count, and a period of it is compared with nothing', async () => {
  const since = new Date('2026-03-10T00:00Z');
  await saveSpan(db, 'activations', { since, until: null });
  expect(await readActivation(db, WEEK)).toMatchObject({ started: 3, activated: 2, before: null, since: since.getTime() });
  const next = { ...WEEK, from: '2026-03-15', to: '2026-03-21' };
  expect(await readActivation(db, next)).toMatchObject({ started: 0, before: null, since: null });
  const later = { ...WEEK, from: '2026-03-22', to: '2026-03-28' };
  expect((await readActivation(db, later)).before).toMatchObject({ started: 0 });
});
