import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matching } from '../store.ts';
import { FAILS_LATER, type TestProvider, testProvider } from '../testing.ts';
import { billAllDue } from './renewals.ts';

const MINUTE_MS = 60_000;
const DRAFTED = ['customer.subscription.updated', 'invoice.created'];
const PAID = [
  'invoice.finalized',
  'payment_intent.created',
  'charge.succeeded',
  'payment_intent.succeeded',
  'invoice_payment.paid',
  'invoice.paid',
  'invoice.payment_succeeded',
];

let provider: TestProvider;
let stripe: Stripe;
beforeAll(async () => {
  provider = await testProvider();
  stripe = provider.stripe;
});
afterAll(() => provider.close());

const latestInvoice = async (id: string) =>
  (await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice.payments'] })).latest_invoice as Stripe.Invoice;

test('the invoice of a renewal stands as a draft for an hour and is then finalized and paid', async () => {
  const hourly = await testProvider();
  const { id, items } = await hourly.subscribe();
  const end = Number(items.data[0]?.current_period_end) * 1000;
  const billAt = (minutes: number) => {
    hourly.clock.at = new Date(end + minutes * MINUTE_MS);
    return hourly.eventsDuring(() => billAllDue(hourly.db, hourly.clock.at));
  };
  expect(await billAt(0)).toEqual(DRAFTED);
  expect(await billAt(59)).toEqual([]);
  expect(await billAt(60)).toEqual(PAID);
  expect(await billAt(61)).toEqual([]);
  const { data } = await hourly.stripe.invoices.list({ subscription: id });
  expect(data.map(({ status, total, status_transitions: { finalized_at } }) => [status, total, finalized_at])).toEqual([
    ['paid', 3999, end / 1000 + 3600],
    ['paid', 1999, expect.any(Number)],
  ]);
  await hourly.close();
});

test('a draft has no number, no page and no payment, and gets the next number when it is finalized', async () => {
  const { id } = await provider.subscribe();
  const first = await latestInvoice(id);
  expect(await provider.eventsDuring(() => provider.control.beginRenewal(id))).toEqual(DRAFTED);
  const draft = await latestInvoice(id);
  expect(draft).toMatchObject({
    status: 'draft',
    amount_due: 3999,
    amount_paid: 0,
    attempted: false,
    auto_advance: true,
    automatically_finalizes_at: draft.created + 3600,
    hosted_invoice_url: null,
    number: null,
    status_transitions: { finalized_at: null, paid_at: null },
  });
  expect(draft.payments?.data).toEqual([]);
  const [created] = (await stripe.events.list({ type: 'invoice.created', limit: 1 })).data;
  expect(created?.data.object).toMatchObject({ id: draft.id, status: 'draft' });
  await expect(provider.control.beginRenewal(id)).rejects.toThrow('has begun already');
  expect(await provider.eventsDuring(() => provider.control.renew(id))).toEqual(PAID);
  const paid = await latestInvoice(id);
  expect(paid).toMatchObject({ id: draft.id, status: 'paid', automatically_finalizes_at: null });
  expect([first.number?.slice(-4), paid.number?.slice(-4)]).toEqual(['0001', '0002']);
  expect(paid.hosted_invoice_url).toContain('/sandbox/invoice/');
});

test('a renewal that fails does so after its draft hour, and leaves the subscription active until then', async () => {
  const { id } = await provider.subscribe(FAILS_LATER);
  await provider.control.beginRenewal(id);
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
  const failed = ['charge.failed', 'payment_intent.payment_failed', 'invoice.payment_failed', 'customer.subscription.updated'];
  expect(await provider.eventsDuring(() => provider.control.failRenewal(id))).toEqual([
    'invoice.finalized',
    'payment_intent.created',
    ...failed,
  ]);
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'past_due' });
});

test('a draft of a subscription that is ended within the hour is never charged', async () => {
  const { id, customer } = await provider.subscribe();
  await provider.control.beginRenewal(id);
  await stripe.subscriptions.cancel(id);
  provider.clock.at = new Date('2028-01-01T00:00:00Z');
  await billAllDue(provider.db, provider.clock.at);
  expect(await latestInvoice(id)).toMatchObject({ status: 'draft', auto_advance: false, automatically_finalizes_at: null });
  expect(await matching(provider.db, 'charge', { customer: String(customer) })).toHaveLength(1);
});
