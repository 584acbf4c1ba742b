import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Claim } from '../../../core/claims/claim.ts';
import { MINUTE_MS } from '../../../core/time.ts';
import type { Db } from '../../platform/db/client.ts';
import { testDatabase } from '../../platform/db/testing.ts';
import { testServer } from '../../platform/http/testing.ts';
import { claimRoutes } from './routes.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
let now = NOW;
let db: Db;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.destroy());

const live = (count: 'buyersLastHour' | 'buyersLastDay' | 'buyers' | 'leads', floor: number): Claim => ({
  text: '{count} people',
  basis: { kind: 'live', count, floor },
});

async function ask(claims: Record<string, Claim>) {
  const server = testServer(claimRoutes({ db, claims, now: () => new Date(now) }));
  const response = await server.inject('/api/claims');
  await server.close();
  return response.json().counts;
}

let orders = 0;
async function buys(
  email: string,
  minutesAgo: number,
  change: { amount_refunded?: number; status?: 'paid' | 'failed'; duplicate?: boolean } = {},
) {
  const id = `sub_${++orders}`;
  const at = new Date(NOW - minutesAgo * MINUTE_MS);
  const { amount_refunded = 0, status = 'paid', duplicate = false } = change;
  await db
    .insertInto('subscriptions')
    .values({
      id,
      attempt_id: null,
      customer_id: 'c',
      email,
      plan_id: 'month',
      status: 'active',
      currency: 'USD',
      first_amount: 1999,
      renewal_amount: 3999,
      started_at: at,
      current_period_start: at,
      current_period_end: at,
      duplicate_of: duplicate ? 'sub_1' : null,
      reminded_for: null,
      paid_plan_id: null,
      as_of: at,
    })
    .execute();
  await db
    .insertInto('payments')
    .values({
      id: `in_${orders}`,
      subscription_id: id,
      reason: 'first',
      status,
      currency: 'USD',
      amount_due: 1999,
      amount_paid: status === 'paid' ? 1999 : 0,
      amount_refunded,
      dispute: null,
      number: null,
      document_url: null,
      created_at: at,
      paid_at: at,
    })
    .execute();
}

test('a live claim counts each buyer once, and no failed, refunded or duplicate order', async () => {
  await buys('ann@example.com', 5);
  await buys('ann@example.com', 6);
  await buys('bob@example.com', 59);
  await buys('cleo@example.com', 61);
  await buys('dan@example.com', 3 * 24 * 60);
  await buys('eve@example.com', 5, { amount_refunded: 1999 });
  await buys('fay@example.com', 5, { status: 'failed' });
  await buys('gil@example.com', 5, { duplicate: true });
  const counts = await ask({ a: live('buyersLastHour', 1), b: live('buyersLastDay', 1), c: live('buyers', 1) });
  expect(counts).toEqual({ buyersLastHour: 2, buyersLastDay: 3, buyers: 4 });
});

test('a live count is not sent below its floor or without a claim', async () => {
  expect(await ask({ a: live('buyersLastHour', 3), b: { text: '267 people', basis: { kind: 'sample' } } })).toEqual({});
  expect(await ask({ a: live('buyersLastHour', 2) })).toEqual({ buyersLastHour: 2 });
});

test('a live count is refreshed once a minute', async () => {
  const server = testServer(claimRoutes({ db, claims: { a: live('leads', 0) }, now: () => new Date(now) }));
  const countOfLeads = async () => (await server.inject('/api/claims')).json().counts.leads;
  expect(await countOfLeads()).toBe(0);
  await db.insertInto('leads').values({ email: 'ann@example.com', visitor_id: null, source: 'checkout' }).execute();
  expect(await countOfLeads()).toBe(0);
  now += MINUTE_MS + 1;
  expect(await countOfLeads()).toBe(1);
  await server.close();
});
