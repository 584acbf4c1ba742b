import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { get, post, type TestSandbox, testSandbox, YEARLY_SESSION } from '../testing.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());

const SESSIONS = '/v1/checkout/sessions';

test('an API request without the secret key, or with another one, is answered 401', async () => {
  const request = (authorization?: string) =>
    sandbox.api.inject({ url: `${SESSIONS}/cs_1`, headers: authorization ? { authorization } : {} });
  for (const response of [await request(), await request('Bearer sk_test_other'), await request('Basic sk_test_known')]) {
    expect(response.statusCode).toBe(401);
    expect(response.json().error).toMatchObject({ type: 'invalid_request_error', message: expect.any(String) });
  }
});

test('the scheme of the secret key may be written in any case', async () => {
  const headers = { authorization: 'bearer sk_test_known' };
  expect((await sandbox.api.inject({ url: `${SESSIONS}?limit=1`, headers })).statusCode).toBe(200);
});

test('a request for another version of the API is refused', async () => {
  const headers = { authorization: 'Bearer sk_test_known', 'stripe-version': '2024-04-10' };
  expect((await sandbox.api.inject({ url: `${SESSIONS}/cs_1`, headers })).statusCode).toBe(400);
});

test('a request for an unknown endpoint or object is answered 404 with an error', async () => {
  for (const url of ['/v1/transfers', `${SESSIONS}/cs_missing`, '/v1/subscriptions/sub_missing']) {
    const response = await get(sandbox, url);
    expect(response.statusCode).toBe(404);
    expect(response.json().error.type).toBe('invalid_request_error');
  }
});

test('the sandbox has the price of each plan by lookup key, and its product and coupon by id', async () => {
  const { data } = (await get(sandbox, '/v1/prices?lookup_keys[0]=month_3999_usd&lookup_keys[1]=nothing')).json();
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({ unit_amount: 3999, currency: 'usd', recurring: { interval: 'month', interval_count: 1 } });
  expect((await get(sandbox, `/v1/products/${data[0].product}`)).json()).toMatchObject({ name: 'Petalune 1-Month' });
  const coupon = (await get(sandbox, '/v1/coupons/intro_quarter_2999_of_5999_usd')).json();
  expect(coupon).toMatchObject({ amount_off: 3000, duration: 'once', percent_off: null });
});

describe('a checkout session', () => {
  test('has the discounted first amount and the values of its request', async () => {
    const session = (await post(sandbox, SESSIONS, YEARLY_SESSION)).json();
    expect(session).toMatchObject({
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_subtotal: 12999,
      amount_total: 6499,
      total_details: { amount_discount: 6500 },
      client_reference_id: 'attempt-1',
      customer_email: 'ada@example.com',
      metadata: { attempt: 'attempt-1' },
    });
    expect(session.id).toMatch(/^cs_test_\w{58}$/);
    expect(session.url).toBe(`http://localhost:3000/sandbox/checkout/${session.id}`);
    expect(session.sandbox).toBeUndefined();
  });

  test('expires at its time, and an event reports it', async () => {
    const { id } = (await post(sandbox, SESSIONS, YEARLY_SESSION)).json();
    const before = sandbox.clock.at;
    sandbox.clock.at = new Date(before.getTime() + 24 * 60 * 60 * 1000);
    expect((await get(sandbox, `${SESSIONS}/${id}`)).json()).toMatchObject({ status: 'expired', url: null });
    sandbox.clock.at = before;
    expect(await eventsAbout(id)).toEqual(['checkout.session.expired']);
  });

  const { mode: _, ...withoutMode } = YEARLY_SESSION;
  test.each([
    ['a missing parameter', withoutMode, { code: 'parameter_missing', param: 'mode' }],
    ['an unknown parameter', { ...YEARLY_SESSION, colour: 'red' }, { code: 'parameter_unknown', param: 'colour' }],
    ['a nested unknown parameter', { ...YEARLY_SESSION, 'line_items[0][cost]': '1' }, { param: 'line_items[0][cost]' }],
    ['another mode', { ...YEARLY_SESSION, mode: 'setup' }, { param: 'mode' }],
    ['a subscription in a mode without one', { ...YEARLY_SESSION, mode: 'payment' }, { param: 'subscription_data' }],
    ['a quantity that is no number', { ...YEARLY_SESSION, 'line_items[0][quantity]': 'x' }, { param: 'line_items[0][quantity]' }],
    ['an unknown price', { ...YEARLY_SESSION, 'line_items[0][price]': 'price_x' }, { code: 'resource_missing' }],
    ['an unknown coupon', { ...YEARLY_SESSION, 'discounts[0][coupon]': 'x' }, { code: 'resource_missing' }],
    ['an invalid address', { ...YEARLY_SESSION, success_url: 'done' }, { param: 'success_url' }],
    ['a client reference of 300 characters', { ...YEARLY_SESSION, client_reference_id: 'x'.repeat(300) }, {}],
    ['an expiry in a minute', { ...YEARLY_SESSION, expires_at: '1763640060' }, { param: 'expires_at' }],
  ])('is refused with %s', async (_case, form, error) => {
    const response = await post(sandbox, SESSIONS, form);
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toMatchObject({ type: 'invalid_request_error', ...error });
  });
});

describe('an idempotency key', () => {
  test('yields one session for equal requests, also when they are concurrent', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(sandbox, SESSIONS, YEARLY_SESSION, 'key-1')));
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(answers.filter((answer) => answer.headers['idempotent-replayed'] === 'true')).toHaveLength(4);
  });

  test('is refused for a different request', async () => {
    await post(sandbox, SESSIONS, YEARLY_SESSION, 'key-2');
    const response = await post(sandbox, SESSIONS, { ...YEARLY_SESSION, customer_email: 'eve@example.com' }, 'key-2');
    expect(response.statusCode).toBe(400);
    expect(response.json().error.type).toBe('idempotency_error');
  });

  test('can be used again after a refused request', async () => {
    expect((await post(sandbox, SESSIONS, { ...YEARLY_SESSION, mode: 'x' }, 'key-3')).statusCode).toBe(400);
    expect((await post(sandbox, SESSIONS, YEARLY_SESSION, 'key-3')).statusCode).toBe(200);
  });
});

async function eventsAbout(id: string): Promise<string[]> {
  const rows = await sandbox.db.selectFrom('sandbox_objects').select('data').where('type', '=', 'event').execute();
  const events = rows.map((row) => row.data as { type: string; data: { object: { id: string } } });
  return events.filter((event) => event.data.object.id === id).map((event) => event.type);
}
