import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApi, PLANS } from '../../annex/payment-sandbox/testing.ts';
import { introductoryTerms } from '../../core/checkout/terms.ts';
import { PROVIDER_EVENTS } from '../../core/plans/provider-events.ts';
import type { Db } from '../../server/platform/db/client.ts';
import { testDatabase } from '../../server/platform/db/testing.ts';
import { type SetupReport, setUpStripe } from './setup.ts';
import { toHint } from './stripe/events.ts';
import { stripePayments } from './stripe.ts';

const KEY = 'sk_test_setup';
const SHOP = { plans: PLANS, brand: 'Petalune', publicUrl: new URL('https://shop.example') };
const WEBHOOK_URL = 'https://shop.example/api/webhooks/stripe';

let db: Db;
let api: ReturnType<typeof buildApi>;
let settings: { secretKey: string; endpoint: { host: string; port: number; protocol: 'http' } };
let stripe: Stripe;
beforeAll(async () => {
  db = await testDatabase();
  api = buildApi({ db, secretKey: KEY, publicUrl: SHOP.publicUrl, now: () => new Date() });
  await api.listen({ host: '127.0.0.1', port: 0 });
  const { port } = api.server.address() as AddressInfo;
  settings = { secretKey: KEY, endpoint: { host: '127.0.0.1', port, protocol: 'http' } };
  stripe = new Stripe(KEY, { ...settings.endpoint, apiVersion: '2026-10-28.endive', telemetry: false });
});
/** An account with nothing in it. */
beforeEach(async () => {
  for (const table of ['sandbox_deliveries', 'sandbox_requests', 'sandbox_objects'] as const)
    await db.deleteFrom(table).execute();
});
afterAll(async () => {
  await api.close();
  await db.destroy();
});

const outcomes = ({ steps }: SetupReport) => steps.map(({ outcome, kind }) => `${outcome} ${kind}`);
const notFound = (report: SetupReport) => outcomes(report).filter((line) => !line.startsWith('found'));
const everything = () => db.selectFrom('sandbox_objects').selectAll().orderBy('id').execute();

test('the set-up of an empty Stripe account creates a product, a price and a coupon for each plan, a portal and a webhook endpoint', async () => {
  const report = await setUpStripe(settings, SHOP);
  const each = ['made product', 'made price', 'made coupon'];
  expect(outcomes(report)).toEqual([...each, ...each, ...each, 'made portal', 'made webhook']);
  const prices = (await stripe.prices.list({ limit: 100 })).data;
  expect(
    prices.map(({ lookup_key, unit_amount, recurring }) => [
      lookup_key,
      unit_amount,
      recurring?.interval,
      recurring?.interval_count,
    ]),
  ).toEqual([
    ['quarter_5999_usd', 5999, 'month', 3],
    ['month_3999_usd', 3999, 'month', 1],
    ['year_12999_usd', 12999, 'year', 1],
  ]);
  const coupons = (await stripe.coupons.list({ limit: 100 })).data;
  expect(coupons.map(({ amount_off, percent_off, duration }) => [amount_off, percent_off, duration])).toEqual([
    [3000, null, 'once'],
    [2000, null, 'once'],
    [6500, null, 'once'],
  ]);
  const [endpoint, ...others] = (await stripe.webhookEndpoints.list()).data;
  expect(others).toEqual([]);
  expect(endpoint).toMatchObject({ url: WEBHOOK_URL, api_version: '2026-10-28.endive', enabled_events: [...PROVIDER_EVENTS] });
});

test('a checkout session can be created after the set-up of the Stripe account', async () => {
  const { webhookSecret } = await setUpStripe(settings, SHOP);
  const payments = stripePayments({ ...settings, webhookSecret: String(webhookSecret) });
  for (const plan of PLANS) {
    const session = await payments.createSession({
      attemptId: plan.id,
      plan,
      terms: introductoryTerms(plan),
      email: 'ada@example.com',
      successUrl: 'https://shop.example/done',
      cancelUrl: 'https://shop.example/back',
      expiresAt: new Date(Date.now() + 60 * 60 * 1000),
    });
    expect(session).toMatchObject({ ok: true, value: { state: 'open' } });
  }
});

test('the set-up makes a price and a coupon for each currency of a plan, and keeps all of them when it runs again', async () => {
  const [, month] = PLANS;
  const prices = { EUR: { listPrice: 37_99, introDiscount: 19_00 }, JPY: { listPrice: 5_980, introDiscount: 3_000 } };
  const shop = { ...SHOP, plans: [{ ...month, prices }] };
  await setUpStripe(settings, shop);
  const made = (await stripe.prices.list({ limit: 100 })).data.map(({ lookup_key, unit_amount, currency }) => [
    ...[lookup_key, unit_amount, currency],
  ]);
  expect(made.sort()).toEqual([
    ['month_3799_eur', 3799, 'eur'],
    ['month_3999_usd', 3999, 'usd'],
    ['month_5980_jpy', 5980, 'jpy'],
  ]);
  const coupons = (await stripe.coupons.list({ limit: 100 })).data.map(({ id, amount_off, currency }) => [
    id,
    amount_off,
    currency,
  ]);
  expect(coupons.sort()).toEqual([
    ['intro_month_1899_of_3799_eur', 1900, 'eur'],
    ['intro_month_1999_of_3999_usd', 2000, 'usd'],
    ['intro_month_2980_of_5980_jpy', 3000, 'jpy'],
  ]);
  expect(notFound(await setUpStripe(settings, shop))).toEqual([]);
});

// https://docs.stripe.com/tax/products-prices-tax-codes-tax-behavior: the behaviour of a price cannot be changed once it is set.
test('the Stripe set-up says that tax comes on top of its prices, and which tax its products have', async () => {
  await stripe.products.create({ id: 'plan_month', name: 'Petalune 1-Month', tax_code: 'txcd_10000000' });
  const old = {
    product: 'plan_month',
    currency: 'usd',
    unit_amount: 3999,
    recurring: { interval: 'month' },
    lookup_key: 'month_3999_usd',
  } as const;
  await stripe.prices.create(old);
  expect(notFound(await setUpStripe(settings, SHOP))).toContain('changed price');
  for (const { tax_behavior } of (await stripe.prices.list()).data) expect(tax_behavior).toBe('exclusive');
  expect(await stripe.products.retrieve('plan_year')).toMatchObject({ tax_code: 'txcd_10103000' });
  expect(await stripe.products.retrieve('plan_month')).toMatchObject({ tax_code: 'txcd_10000000' });
  expect(notFound(await setUpStripe(settings, SHOP))).toEqual([]);
});

test('the Stripe set-up refuses a price that includes the tax', async () => {
  await stripe.products.create({ id: 'plan_month', name: 'Petalune 1-Month' });
  const wrong = {
    product: 'plan_month',
    currency: 'usd',
    unit_amount: 3999,
    lookup_key: 'month_3999_usd',
    tax_behavior: 'inclusive',
  } as const;
  await stripe.prices.create({ ...wrong, recurring: { interval: 'month' } });
  const { steps } = await setUpStripe(settings, SHOP);
  expect(steps.filter(({ outcome }) => outcome === 'wrong')).toMatchObject([
    { kind: 'price', note: expect.stringContaining('tax') },
  ]);
});

// https://docs.stripe.com/api/customer_portal/configurations/create
test('each shop of an account has its own portal, where a billing address can be mended if tax is computed', async () => {
  await setUpStripe(settings, SHOP);
  const other = { ...SHOP, publicUrl: new URL('https://other.example'), automaticTax: true };
  expect(notFound(await setUpStripe(settings, other))).toEqual(['made portal', 'made webhook']);
  expect(notFound(await setUpStripe(settings, SHOP))).toEqual([]);
  const portals = (await stripe.billingPortal.configurations.list()).data;
  expect(portals.map(({ default_return_url, features }) => [default_return_url, features.customer_update])).toEqual([
    ['https://other.example/manage', { allowed_updates: ['address'], enabled: true }],
    ['https://shop.example/manage', { allowed_updates: [], enabled: false }],
  ]);
});

// https://docs.stripe.com/payments/managed-payments/eligibility: for digital products alone, by their tax code.
test('the Stripe set-up asks of each plan whether Stripe sells it, and leaves no payment page open', async () => {
  await stripe.products.create({ id: 'plan_month', name: 'Petalune 1-Month', tax_code: 'txcd_99999999' });
  const { steps } = await setUpStripe(settings, { ...SHOP, seller: 'provider' });
  expect(steps.filter(({ kind }) => kind === 'seller')).toEqual([
    { outcome: 'found', kind: 'seller', id: 'plan_year', note: 'Stripe sells it' },
    { outcome: 'wrong', kind: 'seller', id: 'plan_month', note: expect.stringContaining('txcd_99999999') },
    { outcome: 'found', kind: 'seller', id: 'plan_quarter', note: 'Stripe sells it' },
  ]);
  expect((await stripe.checkout.sessions.list({ status: 'open' })).data).toEqual([]);
  expect((await setUpStripe(settings, SHOP)).steps.filter(({ kind }) => kind === 'seller')).toEqual([]);
});

// https://docs.stripe.com/payments/managed-payments/update-checkout: taxes are computed with an address.
test('a billing address can be mended in the portal where Stripe is the seller', async () => {
  await setUpStripe(settings, { ...SHOP, seller: 'provider' });
  const [portal] = (await stripe.billingPortal.configurations.list()).data;
  expect(portal?.features.customer_update).toEqual({ allowed_updates: ['address'], enabled: true });
});

// https://docs.stripe.com/api/webhook_endpoints/create: the secret is in the answer to the creation alone.
test('the Stripe set-up returns the signing secret once, and a second run changes nothing', async () => {
  expect((await setUpStripe(settings, SHOP)).webhookSecret).toMatch(/^whsec_/);
  const before = await everything();
  const second = await setUpStripe(settings, SHOP);
  expect(second.webhookSecret).toBeUndefined();
  expect(notFound(second)).toEqual([]);
  expect(await everything()).toEqual(before);
});

// https://docs.stripe.com/products-prices/manage-prices: the amount of a price cannot be changed.
test('the Stripe set-up creates a new price for a changed list price and keeps the old one', async () => {
  await setUpStripe(settings, SHOP);
  const [yearly, ...others] = PLANS;
  const report = await setUpStripe(settings, {
    ...SHOP,
    plans: [{ ...yearly, listPrice: 139_99, introDiscount: 70_00 }, ...others],
  });
  expect(notFound(report)).toEqual(['made price', 'made coupon', 'left price']);
  const sold = (await stripe.prices.list({ product: 'plan_year', active: true })).data;
  expect(sold.map(({ unit_amount }) => unit_amount)).toEqual([13999, 12999]);
});

test('the Stripe set-up corrects manual changes of the account', async () => {
  await setUpStripe(settings, SHOP);
  const [endpoint] = (await stripe.webhookEndpoints.list()).data;
  await stripe.webhookEndpoints.update(String(endpoint?.id), { enabled_events: ['invoice.paid'], disabled: true });
  await stripe.products.update('plan_year', { name: 'Something else', active: false });
  const [price] = (await stripe.prices.list({ lookup_keys: ['month_3999_usd'] })).data;
  await stripe.prices.update(String(price?.id), { active: false });
  const [portal] = (await stripe.billingPortal.configurations.list()).data;
  await stripe.billingPortal.configurations.update(String(portal?.id), { features: { subscription_cancel: { enabled: false } } });
  expect(notFound(await setUpStripe(settings, SHOP))).toEqual([
    'changed product',
    'changed price',
    'changed portal',
    'changed webhook',
  ]);
  expect(notFound(await setUpStripe(settings, SHOP))).toEqual([]);
  expect((await stripe.webhookEndpoints.list()).data).toMatchObject([
    { status: 'enabled', enabled_events: [...PROVIDER_EVENTS] },
  ]);
});

test('the Stripe set-up reports differences that only a person can resolve, and does not change them', async () => {
  await stripe.products.create({ id: 'plan_year', name: 'Petalune 1-Year' });
  const recurring = { interval: 'year' } as const;
  await stripe.prices.create({ product: 'plan_year', currency: 'usd', unit_amount: 1, recurring, lookup_key: 'year_12999_usd' });
  await stripe.coupons.create({ id: 'intro_month_1999_of_3999_usd', amount_off: 1, currency: 'usd', duration: 'once' });
  const { steps } = await setUpStripe(settings, SHOP);
  expect(steps.filter(({ outcome }) => outcome === 'wrong').map(({ kind, note }) => [kind, note])).toEqual([
    ['price', expect.stringContaining('another amount')],
    ['coupon', expect.stringContaining('delete it')],
  ]);
});

// https://docs.stripe.com/api/webhook_endpoints/update: the version of an endpoint cannot be changed.
test.each(['2024-04-10', undefined] as const)(
  'the Stripe set-up puts an endpoint of its own version in place of one of %s',
  async (api_version) => {
    await stripe.webhookEndpoints.create({ url: WEBHOOK_URL, enabled_events: ['*'], ...(api_version && { api_version }) });
    const report = await setUpStripe(settings, SHOP);
    expect(report.webhookSecret).toMatch(/^whsec_/);
    expect(outcomes(report).slice(-2)).toEqual(['made webhook', 'changed webhook']);
    const endpoints = (await stripe.webhookEndpoints.list()).data.map((endpoint) => [endpoint.api_version, endpoint.status]);
    expect(endpoints).toEqual([
      ['2026-10-28.endive', 'enabled'],
      [api_version ?? null, 'disabled'],
    ]);
    const again = await setUpStripe(settings, SHOP);
    expect([notFound(again), again.webhookSecret]).toEqual([[], undefined]);
  },
);

test('the Stripe set-up does not change other endpoints and portals of the account', async () => {
  await stripe.webhookEndpoints.create({ url: 'https://other.example/hook', enabled_events: ['*'] });
  await stripe.billingPortal.configurations.create({ features: { invoice_history: { enabled: false } } });
  const before = await everything();
  expect(outcomes(await setUpStripe(settings, SHOP)).slice(-2)).toEqual(['made portal', 'made webhook']);
  expect(await everything()).toEqual(expect.arrayContaining(before));
});

// https://docs.stripe.com/webhooks: live endpoints are reached by https.
test('the Stripe set-up registers no webhook without an https address', async () => {
  const report = await setUpStripe(settings, { ...SHOP, publicUrl: new URL('http://localhost:3000') });
  expect(outcomes(report).at(-1)).toBe('made portal');
  expect((await stripe.webhookEndpoints.list()).data).toEqual([]);
});

test('the Stripe set-up fails with a wrong key before it creates anything', async () => {
  await expect(setUpStripe({ ...settings, secretKey: 'sk_test_other' }, SHOP)).rejects.toThrow('Invalid API Key');
  expect(await everything()).toEqual([]);
});

test.each(PROVIDER_EVENTS)('the event %s of the registered webhook endpoint is handled by the adapter', (type) => {
  const object = {
    id: 'x_1',
    charge: 'ch_1',
    subscription: 'sub_1',
    parent: { subscription_details: { subscription: 'sub_1' } },
  };
  const hint = toHint({ id: 'evt_1', object: 'event', type, data: { object } } as unknown as Stripe.Event);
  expect(hint).toMatchObject({ type, about: expect.not.stringMatching('other') });
});
