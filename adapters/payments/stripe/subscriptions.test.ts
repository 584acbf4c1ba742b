import { expect, test } from 'vitest';
import { paymentsAt, respondWith } from './testing.ts';

const MONTHLY = { unit_amount: 3999, recurring: { interval: 'month', interval_count: 1 } };
const RESUMES = 1_800_000_000;

const subscription = (change: object) => ({
  object: 'subscription',
  id: 'sub_1',
  customer: 'cus_1',
  metadata: { plan: 'month' },
  status: 'active',
  currency: 'usd',
  start_date: 1,
  cancel_at: null,
  cancel_at_period_end: false,
  ended_at: null,
  pause_collection: null,
  schedule: null,
  items: { data: [{ quantity: 1, current_period_start: 1, current_period_end: 2, price: MONTHLY }] },
  discounts: [],
  ...change,
});

// https://docs.stripe.com/billing/subscriptions/pause-payment: the status stays as it was.
test.each([
  [{}, 'active', undefined],
  [{ status: 'paused' }, 'paused', undefined],
  [{ status: 'paused', metadata: { plan: 'month', resumes_at: String(RESUMES) } }, 'paused', new Date(RESUMES * 1000)],
  [{ status: 'paused', metadata: { plan: 'month', resumes_at: '1' } }, 'paused', undefined],
  [{ status: 'active', metadata: { plan: 'month', resumes_at: String(RESUMES) } }, 'active', undefined],
  [{ pause_collection: { behavior: 'void', resumes_at: null } }, 'paused', undefined],
  [{ pause_collection: { behavior: 'keep_as_draft', resumes_at: RESUMES } }, 'paused', new Date(RESUMES * 1000)],
  [{ status: 'trialing', pause_collection: { behavior: 'void', resumes_at: null } }, 'paused', undefined],
  [{ status: 'past_due', pause_collection: { behavior: 'void', resumes_at: null } }, 'past_due', undefined],
  [{ status: 'canceled', ended_at: 3, pause_collection: { behavior: 'void', resumes_at: null } }, 'canceled', undefined],
])('a subscription with %o is %s and goes on at %s', async (change, status, resumesAt) => {
  const { port, close } = await respondWith((_request, response) => response.end(JSON.stringify(subscription(change))));
  const read = await paymentsAt(port).readSubscription('sub_1');
  await close();
  expect(read).toMatchObject({ ok: true, value: { status, resumesAt } });
});
