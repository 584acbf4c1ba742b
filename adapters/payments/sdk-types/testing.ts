import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import {
  billAllDue,
  buildApi,
  existing,
  giveDiscount,
  openDispute,
  PLANS,
  pay,
  rejectPayment,
  warnOfFraud,
} from '../../../annex/payment-sandbox/testing.ts';
import { introductoryTerms, regularTerms } from '../../../core/checkout/terms.ts';
import type { OneTimePlan } from '../../../core/plans/plan.ts';
import { KINDS } from '../../../core/plans/testing.ts';
import { DAY_MS } from '../../../core/time.ts';
import type { Db } from '../../../server/platform/db/client.ts';
import type { SessionRequest } from '../port.ts';
import { setUpStripe } from '../setup.ts';
import { API_VERSION, stripePayments } from '../stripe.ts';

export type RecordedRequest = {
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<string, unknown>>;
};
type StripeObject = Readonly<Record<string, unknown>> & { readonly object: string };
export type Recording = { readonly requests: readonly RecordedRequest[]; readonly objects: readonly StripeObject[] };

const KEY = 'sk_test_recorded';
const ONCE = KINDS.find((plan): plan is (typeof KINDS)[number] & OneTimePlan => plan.id === 'lifetime');
const SHOP = { plans: [...PLANS, ...(ONCE ? [ONCE] : [])], brand: 'Petalune', publicUrl: new URL('https://shop.example') };
const ORDER = {
  plan: PLANS[0],
  terms: introductoryTerms(PLANS[0]),
  email: 'ada@example.com',
  successUrl: 'https://shop.example/done?session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'https://shop.example/back',
};
/** Of the yearly plan; the draft of each renewal stands for an hour. */
const TWO_PERIODS_MS = 2 * 367 * DAY_MS;
const HALF_FOR_A_YEAR = { off: { percent: 50 }, lasts: { months: 12 } } as const;
const CARD = { card: '4242424242424242', email: 'ada@example.com', name: 'Ada' };
const FAILS_LATER = { ...CARD, card: '4000 0000 0000 0341' };

type Account = { readonly db: Db; readonly stripe: Stripe; readonly payments: ReturnType<typeof stripePayments> };

/** Sends every kind of request of the adapter and of the set-up to the sandbox, and keeps the answers and events. */
export async function recordTraffic(db: Db): Promise<Recording> {
  const requests: RecordedRequest[] = [];
  const objects: StripeObject[] = [];
  const api = buildApi({ db, secretKey: KEY, publicUrl: SHOP.publicUrl, now: () => new Date() });
  api.addHook('preHandler', async ({ method, url, query, body }) => {
    const params = typed({ ...(query as object), ...(body as object) }) as RecordedRequest['params'];
    requests.push({ method, path: url.split('?')[0] ?? '', params });
  });
  api.addHook('onSend', async (_request, { statusCode }, payload) => {
    if (statusCode === 200) objects.push(...objectsOf(JSON.parse(String(payload))));
  });
  await api.listen({ host: '127.0.0.1', port: 0 });
  const { port } = api.server.address() as AddressInfo;
  const endpoint = { host: '127.0.0.1', port, protocol: 'http' } as const;
  const stripe = new Stripe(KEY, { ...endpoint, apiVersion: API_VERSION, telemetry: false });
  const payments = stripePayments({ secretKey: KEY, webhookSecret: 'whsec_x', endpoint, automaticTax: true });
  const account = { db, stripe, payments };
  try {
    await setUpEverything(account, { secretKey: KEY, endpoint });
    await liveThroughASubscription(account);
    await disputeAnother(account);
    await payOnce(account);
    await buyAgain(account);
    const overdue = await buy(account, 'e', FAILS_LATER);
    await billAllDue(db, new Date(Date.now() + TWO_PERIODS_MS)); // the events have the drafts
    good(await payments.readPayments({ id: overdue.subscriptionId, customerId: overdue.customerId }));
    const asked = requests.length;
    for (const path of ['payment_intents', 'customers', 'disputes', 'refunds'])
      await api.inject({ url: `/v1/${path}?limit=100`, headers: { authorization: `Bearer ${KEY}` } });
    for await (const event of stripe.events.list({ limit: 100 })) objects.push(event.data.object as unknown as StripeObject);
    return { requests: requests.slice(0, asked), objects: objects.filter(({ object }) => object !== 'event') };
  } finally {
    await api.close();
  }
}

async function setUpEverything({ stripe }: Account, settings: Parameters<typeof setUpStripe>[0]) {
  await setUpStripe(settings, SHOP);
  const [price] = (await stripe.prices.list({ lookup_keys: ['month_3999_usd'] })).data;
  const [portal] = (await stripe.billingPortal.configurations.list()).data;
  const [endpoint] = (await stripe.webhookEndpoints.list()).data;
  await stripe.prices.update(String(price?.id), { active: false });
  await stripe.products.update('plan_year', { name: 'Another' });
  await stripe.webhookEndpoints.update(String(endpoint?.id), { enabled_events: ['invoice.paid'] });
  await stripe.billingPortal.configurations.update(String(portal?.id), { default_return_url: 'https://other.example' });
  await setUpStripe(settings, SHOP);
}

async function liveThroughASubscription(account: Account) {
  const { payments, stripe, db } = account;
  await payments.expireSession(good(await payments.createSession({ ...order('b'), terms: regularTerms(PLANS[0]) })).id);
  const { subscriptionId, customerId } = await buy(account, 'a');
  good(await payments.subscriptionsSince(new Date(Date.now() - 60_000)));
  good(await payments.eventsSince(new Date(Date.now() - 60_000)));
  const [charge] = (await stripe.charges.list({ customer: customerId })).data;
  good(await payments.subscriptionOfCharge(String(charge?.id)));
  good(await payments.readDecline(String(charge?.id)));
  const [payment] = good(await payments.readPayments({ id: subscriptionId, customerId }));
  good(await payments.refund({ id: String(payment?.id) }, { requestId: 'r', amount: 1, reason: 'duplicate' }));
  good(await payments.refund({ id: String(payment?.id) }));
  good(await payments.cancelAtPeriodEnd(subscriptionId, true));
  good(await payments.cancelAtPeriodEnd(subscriptionId, false));
  await stripe.subscriptions.update(subscriptionId, { cancel_at: Math.floor(Date.now() / 1000) + 86_400 });
  good(await payments.cancelAtPeriodEnd(subscriptionId, false));
  const discounted = await existing(db, 'subscription', subscriptionId);
  await giveDiscount({ tx: db, now: new Date(), at: Math.floor(Date.now() / 1000) + 90 }, discounted, HALF_FOR_A_YEAR);
  good(await payments.subscriptionOfInvoice(String(payment?.id)));
  good(await payments.changePlan(subscriptionId, PLANS[1]));
  good(await payments.changePlan(subscriptionId, PLANS[2]));
  good(await payments.changeEmail(customerId, 'new@example.com'));
  good(await payments.portalUrl(customerId, 'https://shop.example/manage'));
  good(await payments.endNow(subscriptionId));
  const declined = good(await payments.createSession(order('d')));
  await rejectPayment(
    db,
    declined.id,
    CARD,
    { code: 'card_declined', declineCode: 'generic_decline', sentence: 'No.' },
    new Date(),
  );
}

/** A disputed payment is asked about in one call more. */
async function disputeAnother(account: Account) {
  const { db, stripe, payments } = account;
  const { subscriptionId, customerId } = await buy(account, 'c');
  good(await payments.readCustomerEmail(customerId));
  const [charge] = (await stripe.charges.list({ customer: customerId })).data;
  const moment = { tx: db, now: new Date(), at: 0 };
  good(await payments.chargeOfFraudWarning((await warnOfFraud(moment, await existing(db, 'charge', String(charge?.id)))).id));
  await openDispute(moment, await existing(db, 'charge', String(charge?.id)));
  good(await payments.readPayments({ id: subscriptionId, customerId }));
}

/** A charge that stands behind no invoice. */
async function payOnce(account: Account) {
  const { payments, stripe } = account;
  if (!ONCE) throw new Error('No plan is paid once.');
  const { subscriptionId, customerId } = await buy(account, 'f', CARD, { plan: ONCE, terms: regularTerms(ONCE) });
  const [charge] = (await stripe.charges.list({ customer: customerId })).data;
  good(await payments.subscriptionOfCharge(String(charge?.id)));
  good(await payments.readPayments({ id: subscriptionId, customerId }));
  good(await payments.refund({ id: subscriptionId }));
  good(await payments.endNow(subscriptionId));
}

/** With the card of a subscription, with that of what was paid once, and with one whose bank asks its owner. */
async function buyAgain(account: Account) {
  const { payments } = account;
  if (!ONCE) throw new Error('No plan is paid once.');
  const again = { plan: ONCE, terms: regularTerms(ONCE), returnUrl: 'https://shop.example/done' };
  const once = { plan: ONCE, terms: regularTerms(ONCE), keepsCard: true };
  const orders = [
    await buy(account, 'g'),
    await buy(account, 'h', CARD, once),
    await buy(account, 'i', { ...CARD, card: '4000 0027 6000 3184' }),
  ];
  for (const [index, { subscriptionId: id, customerId }] of orders.entries()) {
    const attemptId = `again-${index}`;
    const charge = good(await payments.chargeAgain({ ...again, attemptId, order: { id, customerId } }));
    good(await payments.findRepeatCharge({ attemptId }, customerId));
    if (charge.state === 'confirm') good(await payments.endRepeatCharge(charge.id));
  }
}

async function buy({ db, payments }: Account, attemptId: string, card = CARD, change: Partial<SessionRequest> = {}) {
  const session = good(await payments.createSession({ ...order(attemptId), ...change }));
  await pay(db, session.id, card, new Date());
  const { subscriptionId = '' } = good(await payments.readSession(session.id));
  const { customerId } = good(await payments.readSubscription(subscriptionId));
  return { subscriptionId, customerId };
}

function order(attemptId: string) {
  return { ...ORDER, attemptId, expiresAt: new Date(Date.now() + 60 * 60 * 1000) };
}

function good<T>(outcome: { ok: true; value: T } | { ok: false; detail: string }): T {
  if (!outcome.ok) throw new Error(outcome.detail);
  return outcome.value;
}

function objectsOf(answer: StripeObject): readonly StripeObject[] {
  return answer.object === 'list' ? (answer.data as readonly StripeObject[]) : [answer];
}

/** Everything is text in a form; the values of metadata stay text. */
function typed(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => typed(each));
  if (typeof value === 'object' && value !== null) {
    if (key === 'metadata') return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, typed(each, name)]));
  }
  if (value === 'true' || value === 'false') return value === 'true';
  return typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
}
