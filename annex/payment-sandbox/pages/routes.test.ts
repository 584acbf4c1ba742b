import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { get, post, type TestSandbox, testSandbox, YEARLY_SESSION } from '../testing.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());

const PAYING = { number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123', name: 'Ada Lovelace' };

async function newSession(change: Readonly<Record<string, string>> = {}): Promise<string> {
  return (await post(sandbox, '/v1/checkout/sessions', { ...YEARLY_SESSION, ...change })).json().id;
}
const getPage = (id: string) => sandbox.pages.inject({ url: `/sandbox/checkout/${id}` });
const pay = (id: string, card: Readonly<Record<string, string>> = PAYING) =>
  sandbox.pages.inject({
    method: 'POST',
    url: `/sandbox/checkout/${id}/pay`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(card).toString(),
  });
const session = async (id: string) => (await get(sandbox, `/v1/checkout/sessions/${id}`)).json();

describe('the payment page', () => {
  test('shows that it is a test, the amounts due today and later, and the address of the customer', async () => {
    const { body, headers } = await getPage(await newSession());
    expect(headers['content-type']).toContain('text/html');
    expect(headers['cache-control']).toBe('no-store');
    for (const text of [
      'TEST',
      'Petalune 1-Year',
      '$64.99',
      '−$65.00',
      '$129.99 every year',
      'Nov 20, 2027',
      'ada@example.com',
    ]) {
      expect(body).toContain(text);
    }
  });

  test('needs neither inline styles nor scripts', async () => {
    const { body } = await getPage(await newSession());
    expect(body).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
    const css = await sandbox.pages.inject({ url: '/sandbox/checkout.css' });
    expect(css.headers['content-type']).toContain('text/css');
    expect(css.body).toContain('--rose:');
    expect(css.body).not.toContain('color-mix(');
    expect((await sandbox.pages.inject({ url: '/sandbox/icon.svg' })).body).not.toContain('var(');
  });

  test('loads only files that the sandbox serves', async () => {
    const { body } = await getPage(await newSession());
    const linked = Array.from(body.matchAll(/<link [^>]*href="([^"]+)"/g), ([, url = '']) => url);
    expect(linked).toEqual(['/sandbox/icon.svg', '/sandbox/checkout.css']);
    for (const url of linked) expect((await sandbox.pages.inject({ url })).statusCode).toBe(200);
  });

  test('has a label and an autocomplete name for every field', async () => {
    const { body } = await getPage(await newSession());
    for (const [field, autocomplete] of [
      ['number', 'cc-number'],
      ['expiry', 'cc-exp'],
      ['cvc', 'cc-csc'],
      ['name', 'cc-name'],
    ]) {
      expect(body).toContain(`<label for="${field}">`);
      expect(body).toMatch(new RegExp(`<input id="${field}"[^>]* autocomplete="${autocomplete}"`));
    }
  });

  test('escapes the values of its session and its form', async () => {
    const id = await newSession({ customer_email: "o'neil&co@example.com" });
    expect((await getPage(id)).body).toContain('o&#39;neil&#38;co@example.com');
    const { body } = await pay(id, { ...PAYING, name: '"><b>', cvc: '1' });
    expect(body).not.toContain('"><b>');
  });

  test('is answered 404 for an unknown session', async () => {
    expect((await getPage('cs_test_unknown')).statusCode).toBe(404);
    expect((await pay('cs_test_unknown')).statusCode).toBe(404);
  });

  test('leads back to the cancel address of the shop', async () => {
    const response = await sandbox.pages.inject({ url: `/sandbox/checkout/${await newSession()}/cancel` });
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe('http://localhost:3000/back?canceled=true');
  });
});

describe('a card', () => {
  test('that is accepted creates a customer, a subscription, an invoice and events, and leads to the success page', async () => {
    const id = await newSession();
    const response = await pay(id);
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe(`http://localhost:3000/done?session_id=${id}`);

    const paid = await session(id);
    expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid', url: null, amount_total: 6499 });
    const subscription = (await get(sandbox, `/v1/subscriptions/${paid.subscription}`)).json();
    expect(subscription).toMatchObject({ status: 'active', customer: paid.customer, metadata: { attempt: 'attempt-1' } });
    expect(subscription.current_period_end).toBeUndefined();
    const [item] = subscription.items.data;
    expect(item.current_period_end).toBe(Date.parse('2027-11-20T12:00:00Z') / 1000);
    expect(item.price).toMatchObject({ unit_amount: 12999, unit_amount_decimal: '12999' });
    expect((await get(sandbox, `/v1/invoices/${paid.invoice}`)).json()).toMatchObject({
      amount_paid: 6499,
      status: 'paid',
      parent: { subscription_details: { subscription: paid.subscription } },
    });
    expect(await pendingEvents(paid)).toEqual([
      'checkout.session.completed',
      'customer.subscription.created',
      'customer.subscription.updated',
      'invoice.paid',
    ]);
  });

  test('that is submitted several times, even concurrently, is charged once', async () => {
    const id = await newSession();
    const responses = await Promise.all([pay(id), pay(id), pay(id)]);
    expect(responses.map((response) => response.statusCode)).toEqual([303, 303, 303]);
    expect(await pendingEvents(await session(id))).toHaveLength(4);
    expect((await pay(id)).statusCode).toBe(303);
    expect(await pendingEvents(await session(id))).toHaveLength(4);
  });

  test('that is declined gets a message next to its field, and the form keeps its values', async () => {
    const id = await newSession();
    const { statusCode, body } = await pay(id, { ...PAYING, number: '4000 0000 0000 0002' });
    expect(statusCode).toBe(402);
    expect(body).toMatch(/id="number-problem">Your card was declined/);
    for (const value of ['4000 0000 0000 0002', '12/34', '123', 'Ada Lovelace']) expect(body).toContain(`value="${value}"`);
    expect(await session(id)).toMatchObject({ status: 'open' });
    expect((await pay(id)).statusCode).toBe(303);
  });

  test.each([
    ['4000 0000 0000 0002', 'Your card was declined. Please try another card.'],
    ['4000 0000 0000 9995', 'Your card has insufficient funds. Please try another card.'],
  ])('with the number %s is declined with a message of its own', async (number, sentence) => {
    const id = await newSession();
    expect((await pay(id, { ...PAYING, number })).body).toContain(`${sentence} Nothing was charged.`);
    expect(await session(id)).toMatchObject({ status: 'open', subscription: null });
  });

  test.each([
    ['is accepted', {}],
    ['is declined', { number: '4000 0000 0000 0002' }],
    ['the bank does not confirm', { number: '4000 0025 0000 3155', bank: 'fail' }],
  ])('that %s has its events delivered at once', async (_how, change) => {
    const id = await newSession();
    const before = sandbox.deliveries.asked;
    await pay(id, { ...PAYING, ...change });
    expect(sandbox.deliveries.asked).toBe(before + 1);
  });

  test('that only fails at renewals pays the first time', async () => {
    const id = await newSession();
    expect((await pay(id, { ...PAYING, number: '4000 0000 0000 0341' })).statusCode).toBe(303);
    expect(await session(id)).toMatchObject({ status: 'complete' });
  });

  test('that may be real is refused, and the page does not repeat its number', async () => {
    const { statusCode, body } = await pay(await newSession(), { ...PAYING, number: '5555 5555 5555 4444', cvc: '987' });
    expect(statusCode).toBe(402);
    expect(body).not.toContain('5555');
    expect(body).not.toContain('987');
  });

  test('without valid values gets a message next to every field', async () => {
    const { statusCode, body } = await pay(await newSession(), { number: 'x'.repeat(500), colour: 'red' });
    expect(statusCode).toBe(402);
    for (const field of ['number', 'expiry', 'cvc', 'name']) expect(body).toContain(`id="${field}-problem"`);
    expect(body.match(/autofocus/g)).toHaveLength(1);
  });

  test.each(['A\u0000B', 'A\u009fB'])(
    'with a control character in its name (%j) gets a message next to that field',
    async (name) => {
      const id = await newSession();
      const { statusCode, body } = await pay(id, { ...PAYING, name });
      expect(statusCode).toBe(402);
      expect(body).toContain('id="name-problem"');
      expect(body).not.toContain(name);
      expect(await session(id)).toMatchObject({ status: 'open' });
    },
  );
});

describe('a card whose bank asks for a confirmation', () => {
  const NEEDS_CONFIRMATION = { ...PAYING, number: '4000 0025 0000 3155' };

  test('leads to a second page, and is charged only after its completion', async () => {
    const id = await newSession();
    const second = await pay(id, NEEDS_CONFIRMATION);
    expect(second.statusCode).toBe(200);
    for (const text of ['Confirm with your bank', '$64.99', '3155', '>Complete<', '>Fail<']) expect(second.body).toContain(text);
    expect(await session(id)).toMatchObject({ status: 'open', subscription: null });
    const completed = await pay(id, { ...NEEDS_CONFIRMATION, bank: 'complete' });
    expect(completed.statusCode).toBe(303);
    expect(await session(id)).toMatchObject({ status: 'complete', payment_status: 'paid' });
  });

  test('is charged once when the confirmation is submitted twice', async () => {
    const id = await newSession();
    await pay(id, NEEDS_CONFIRMATION);
    const responses = await Promise.all([1, 2].map(() => pay(id, { ...NEEDS_CONFIRMATION, bank: 'complete' })));
    expect(responses.map((response) => response.statusCode)).toEqual([303, 303]);
    expect(await pendingEvents(await session(id))).toHaveLength(4);
  });

  test('gets a message when the confirmation fails, and the session stays open for another card', async () => {
    const id = await newSession();
    await pay(id, NEEDS_CONFIRMATION);
    const failed = await pay(id, { ...NEEDS_CONFIRMATION, bank: 'fail' });
    expect(failed.statusCode).toBe(402);
    expect(failed.body).toContain('could not confirm that it is you');
    for (const value of Object.values(NEEDS_CONFIRMATION)) expect(failed.body).toContain(`value="${value}"`);
    expect((await pay(id)).statusCode).toBe(303);
  });

  test('gets the confirmation page again after an unknown answer', async () => {
    const id = await newSession();
    expect((await pay(id, { ...NEEDS_CONFIRMATION, bank: 'perhaps' })).body).toContain('Confirm with your bank');
  });
});

describe('the payment page of an ended session', () => {
  test('says that the payment is complete, and has no form', async () => {
    const id = await newSession();
    await pay(id);
    const { body } = await getPage(id);
    expect(body).toContain('This payment is complete');
    expect(body).not.toContain('<form');
  });

  test('says that it has expired, and accepts no card', async () => {
    const id = await newSession();
    await post(sandbox, `/v1/checkout/sessions/${id}/expire`, {});
    expect((await getPage(id)).body).toContain('This payment page has expired');
    const response = await pay(id);
    expect(response.statusCode).toBe(410);
    expect(await session(id)).toMatchObject({ status: 'expired', subscription: null });
  });
});

/** The types of the events about a payment that are pending for the webhook. */
async function pendingEvents(paid: { id: string; subscription: string; invoice: string }): Promise<string[]> {
  const rows = await sandbox.db
    .selectFrom('sandbox_deliveries')
    .innerJoin('sandbox_objects', 'sandbox_objects.id', 'event_id')
    .select('data')
    .execute();
  const events = rows.map((row) => row.data as { type: string; data: { object: { id: string } } });
  const about = [paid.id, paid.subscription, paid.invoice];
  return events
    .filter((event) => about.includes(event.data.object.id))
    .map((event) => event.type)
    .sort();
}
