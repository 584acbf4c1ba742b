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
const look = (id: string) => sandbox.pages.inject({ url: `/sandbox/checkout/${id}` });
const pay = (id: string, card: Readonly<Record<string, string>> = PAYING) =>
  sandbox.pages.inject({
    method: 'POST',
    url: `/sandbox/checkout/${id}/pay`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(card).toString(),
  });
const session = async (id: string) => (await get(sandbox, `/v1/checkout/sessions/${id}`)).json();

describe('the payment page', () => {
  test('says that it is a test, what is due today and later, and to whom it belongs', async () => {
    const { body, headers } = await look(await newSession());
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
    const { body } = await look(await newSession());
    expect(body).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
    const css = await sandbox.pages.inject({ url: '/sandbox/checkout.css' });
    expect(css.headers['content-type']).toContain('text/css');
    expect(css.body).toContain('--rose:');
  });

  test('asks for nothing that is not served beside it', async () => {
    const { body } = await look(await newSession());
    const asked = Array.from(body.matchAll(/<link [^>]*href="([^"]+)"/g), ([, url = '']) => url);
    expect(asked).toEqual(['/sandbox/icon.svg', '/sandbox/checkout.css']);
    for (const url of asked) expect((await sandbox.pages.inject({ url })).statusCode).toBe(200);
  });

  test('has a label and an autocomplete name for every field', async () => {
    const { body } = await look(await newSession());
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

  test('writes what it was given as text', async () => {
    const id = await newSession({ customer_email: "o'neil&co@example.com" });
    expect((await look(id)).body).toContain('o&#39;neil&#38;co@example.com');
    const { body } = await pay(id, { ...PAYING, name: '"><b>', cvc: '1' });
    expect(body).not.toContain('"><b>');
  });

  test('is not there for an unknown session', async () => {
    expect((await look('cs_test_unknown')).statusCode).toBe(404);
    expect((await pay('cs_test_unknown')).statusCode).toBe(404);
  });

  test('leads back to where the shop said', async () => {
    const response = await sandbox.pages.inject({ url: `/sandbox/checkout/${await newSession()}/cancel` });
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe('http://localhost:3000/back?canceled=true');
  });
});

describe('a card', () => {
  test('that pays makes customer, subscription, invoice and events, and leads to the success page', async () => {
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

  test('pressed twice, even at once, pays once', async () => {
    const id = await newSession();
    const responses = await Promise.all([pay(id), pay(id), pay(id)]);
    expect(responses.map((response) => response.statusCode)).toEqual([303, 303, 303]);
    expect(await pendingEvents(await session(id))).toHaveLength(4);
    expect((await pay(id)).statusCode).toBe(303);
    expect(await pendingEvents(await session(id))).toHaveLength(4);
  });

  test('that is declined says so next to its field and keeps the form', async () => {
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
  ])('%s is refused in a sentence of its own', async (number, sentence) => {
    const id = await newSession();
    expect((await pay(id, { ...PAYING, number })).body).toContain(sentence);
    expect(await session(id)).toMatchObject({ status: 'open', subscription: null });
  });

  test('that pays now and fails later pays now', async () => {
    const id = await newSession();
    expect((await pay(id, { ...PAYING, number: '4000 0000 0000 0341' })).statusCode).toBe(303);
    expect(await session(id)).toMatchObject({ status: 'complete' });
  });

  test('that may be real is neither taken nor repeated', async () => {
    const { statusCode, body } = await pay(await newSession(), { ...PAYING, number: '5555 5555 5555 4444', cvc: '987' });
    expect(statusCode).toBe(402);
    expect(body).not.toContain('5555');
    expect(body).not.toContain('987');
  });

  test('form that is empty or senseless is told about every field', async () => {
    const { statusCode, body } = await pay(await newSession(), { number: 'x'.repeat(500), colour: 'red' });
    expect(statusCode).toBe(402);
    for (const field of ['number', 'expiry', 'cvc', 'name']) expect(body).toContain(`id="${field}-problem"`);
    expect(body.match(/autofocus/g)).toHaveLength(1);
  });

  test.each(['A\u0000B', 'A\u009fB'])('with a name that cannot be written (%j) is told so next to its field', async (name) => {
    const id = await newSession();
    const { statusCode, body } = await pay(id, { ...PAYING, name });
    expect(statusCode).toBe(402);
    expect(body).toContain('id="name-problem"');
    expect(body).not.toContain(name);
    expect(await session(id)).toMatchObject({ status: 'open' });
  });
});

describe('a card whose bank asks for a confirmation', () => {
  const ASKS = { ...PAYING, number: '4000 0025 0000 3155' };

  test('leads to a second page, and pays only once that is completed', async () => {
    const id = await newSession();
    const asked = await pay(id, ASKS);
    expect(asked.statusCode).toBe(200);
    for (const text of ['Confirm with your bank', '$64.99', '3155', '>Complete<', '>Fail<']) expect(asked.body).toContain(text);
    expect(await session(id)).toMatchObject({ status: 'open', subscription: null });
    const completed = await pay(id, { ...ASKS, bank: 'complete' });
    expect(completed.statusCode).toBe(303);
    expect(await session(id)).toMatchObject({ status: 'complete', payment_status: 'paid' });
  });

  test('completed twice, even at once, pays once', async () => {
    const id = await newSession();
    await pay(id, ASKS);
    const responses = await Promise.all([1, 2].map(() => pay(id, { ...ASKS, bank: 'complete' })));
    expect(responses.map((response) => response.statusCode)).toEqual([303, 303]);
    expect(await pendingEvents(await session(id))).toHaveLength(4);
  });

  test('that is not confirmed says so, keeps the form, and leaves the session open for another card', async () => {
    const id = await newSession();
    await pay(id, ASKS);
    const failed = await pay(id, { ...ASKS, bank: 'fail' });
    expect(failed.statusCode).toBe(402);
    expect(failed.body).toContain('could not confirm that it is you');
    for (const value of Object.values(ASKS)) expect(failed.body).toContain(`value="${value}"`);
    expect((await pay(id)).statusCode).toBe(303);
  });

  test('is asked again when the answer makes no sense', async () => {
    const id = await newSession();
    expect((await pay(id, { ...ASKS, bank: 'perhaps' })).body).toContain('Confirm with your bank');
  });
});

describe('a session that ended', () => {
  test('by payment says so and leads to the confirmation', async () => {
    const id = await newSession();
    await pay(id);
    const { body } = await look(id);
    expect(body).toContain('This payment is complete');
    expect(body).not.toContain('<form');
  });

  test('by expiry says so and takes no card', async () => {
    const id = await newSession();
    await post(sandbox, `/v1/checkout/sessions/${id}/expire`, {});
    expect((await look(id)).body).toContain('This payment page has expired');
    const response = await pay(id);
    expect(response.statusCode).toBe(410);
    expect(await session(id)).toMatchObject({ status: 'expired', subscription: null });
  });
});

/** The types of the events that are owed to the webhook about a payment. */
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
