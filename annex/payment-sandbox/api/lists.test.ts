import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestProvider, testProvider } from '../testing.ts';

let provider: TestProvider;
let stripe: Stripe;
/** Three, the oldest first, an hour apart. */
const bought: Stripe.Subscription[] = [];
beforeAll(async () => {
  provider = await testProvider();
  stripe = provider.stripe;
  for (let index = 0; index < 3; index++) {
    bought.push(await provider.subscribe());
    provider.clock.at = new Date(provider.clock.at.getTime() + 60 * 60 * 1000);
  }
});
afterAll(() => provider.close());

const idsOf = ({ data }: { data: readonly { id: string }[] }) => data.map(({ id }) => id);
const ids = () => bought.map(({ id }) => id);

describe('a list of the sandbox API', () => {
  test('is sorted newest first, and has pages in both directions', async () => {
    const [oldest = '', middle = '', newest = ''] = ids();
    const first = await stripe.subscriptions.list({ limit: 2 });
    expect([idsOf(first), first.has_more]).toEqual([[newest, middle], true]);
    const rest = await stripe.subscriptions.list({ limit: 2, starting_after: middle });
    expect([idsOf(rest), rest.has_more]).toEqual([[oldest], false]);
    const back = await stripe.subscriptions.list({ limit: 1, ending_before: oldest });
    expect([idsOf(back), back.has_more]).toEqual([[middle], true]);
    expect(await stripe.subscriptions.list({ limit: 1 }).autoPagingToArray({ limit: 100 })).toHaveLength(3);
  });

  test('can be limited by the creation time of its objects', async () => {
    const [, second, third] = bought;
    const at = Number(second?.created);
    const listed = async (created: Stripe.RangeQueryParam | number) => idsOf(await stripe.subscriptions.list({ created }));
    expect(await listed({ gte: at })).toEqual([third?.id, second?.id]);
    expect(await listed({ gt: at })).toEqual([third?.id]);
    expect(await listed({ lt: at })).toEqual([bought[0]?.id]);
    expect(await listed(at)).toEqual([second?.id]);
  });

  test('of subscriptions has ended ones only when its filter includes them', async () => {
    const ended = await provider.subscribe();
    await provider.control.cancel(ended.id);
    const listed = async (status?: 'all' | 'ended' | 'active') =>
      idsOf(await stripe.subscriptions.list(status ? { status } : {}));
    expect(await listed()).not.toContain(ended.id);
    expect(await listed('active')).not.toContain(ended.id);
    expect(await listed('all')).toContain(ended.id);
    expect(await listed('ended')).toEqual([ended.id]);
  });

  test.each<[string, object, object]>([
    ['a limit of 0', { limit: 0 }, { param: 'limit' }],
    ['a limit of 101', { limit: 101 }, { param: 'limit' }],
    ['an unknown cursor', { starting_after: 'sub_x' }, { param: 'starting_after', code: 'resource_missing' }],
    ['an unknown filter', { colour: 'red' }, { param: 'colour', code: 'parameter_unknown' }],
  ])('is refused with %s', async (_case, params, error) => {
    await expect(stripe.subscriptions.list(params)).rejects.toMatchObject({ statusCode: 400, ...error });
  });
});

describe('the expand parameter of the sandbox API', () => {
  test('replaces ids by objects, also in lists and four levels deep', async () => {
    const { data } = await stripe.subscriptions.list({ expand: ['data.latest_invoice.payments', 'data.customer'] });
    expect(data).toHaveLength(3);
    for (const { customer, latest_invoice } of data) {
      expect(customer).toMatchObject({ object: 'customer', email: 'ada@example.com' });
      expect(latest_invoice).toMatchObject({ object: 'invoice', payments: { object: 'list', data: [{ status: 'paid' }] } });
    }
  });

  test('is needed to see the payments of an invoice', async () => {
    const { data } = await stripe.invoices.list({ subscription: String(ids()[0]) });
    expect(data[0]).not.toHaveProperty('payments');
  });

  test('keeps null, and reveals no internal field of the sandbox', async () => {
    const session = await provider.session();
    const read = await stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription', 'customer'] });
    expect(read).toMatchObject({ subscription: null, customer: null });
    const bought = await stripe.subscriptions.retrieve(String(ids()[0]), { expand: ['latest_invoice'] });
    expect(JSON.stringify(bought)).not.toContain('"sandbox"');
  });

  test.each(['status', 'colour', 'items.colour'])('is refused for %s, which cannot be expanded', async (path) => {
    await expect(stripe.subscriptions.retrieve(String(ids()[0]), { expand: [path] })).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('cannot be expanded'),
    });
  });
});

test('a lookup key of the sandbox belongs to one price until a request transfers it', async () => {
  const key = 'year_12999_usd';
  const price = {
    product: 'plan_year',
    currency: 'usd',
    unit_amount: 1,
    recurring: { interval: 'year' as const },
    lookup_key: key,
  };
  await expect(stripe.prices.create(price)).rejects.toMatchObject({ statusCode: 400, param: 'lookup_key' });
  const moved = await stripe.prices.create({ ...price, transfer_lookup_key: true });
  expect(idsOf(await stripe.prices.list({ lookup_keys: [key] }))).toEqual([moved.id]);
});

test('a change of a customer in the sandbox is stored and reported as an event', async () => {
  const customer = String(bought[0]?.customer);
  await stripe.customers.update(customer, { email: 'new@example.com', metadata: { a: '1', b: '2' } });
  await stripe.customers.update(customer, { metadata: { a: '' } });
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ email: 'new@example.com', metadata: { b: '2' } });
  expect((await provider.eventTypes()).slice(-2)).toEqual(['customer.updated', 'customer.updated']);
  await expect(stripe.customers.update(customer, { email: 'nobody' })).rejects.toMatchObject({ param: 'email' });
});
