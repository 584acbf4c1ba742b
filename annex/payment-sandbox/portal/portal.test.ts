import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestProvider, testProvider } from '../testing.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await testProvider();
});
afterAll(() => provider.close());

const look = (url: string) => provider.pages.inject({ url: new URL(url).pathname });
const press = (url: string, form: Record<string, string>) =>
  provider.pages.inject({
    method: 'POST',
    url: new URL(url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });

async function portalOf(customer: unknown) {
  const [portal] = (await provider.stripe.billingPortal.configurations.list()).data;
  const session = { customer: String(customer), return_url: 'http://localhost:3000/manage', configuration: String(portal?.id) };
  return (await provider.stripe.billingPortal.sessions.create(session)).url;
}

test('the portal shows what its customer has and paid, and lets them end it and think again', async () => {
  const { id, customer } = await provider.subscribe();
  const url = await portalOf(customer);
  const { body } = await look(url);
  for (const text of ['ada@example.com', 'Renews on Dec 20, 2026 for $39.99', '$19.99, paid', 'http://localhost:3000/manage']) {
    expect(body).toContain(text);
  }
  expect((await press(url, { subscription: id, ends: 'yes' })).statusCode).toBe(303);
  expect(await provider.stripe.subscriptions.retrieve(id)).toMatchObject({
    cancel_at: Date.parse('2026-12-20T12:00:00Z') / 1000,
    cancel_at_period_end: false,
  });
  expect((await look(url)).body).toContain('Ends on Dec 20, 2026');
  await press(url, { subscription: id, ends: 'no' });
  expect(await provider.stripe.subscriptions.retrieve(id)).toMatchObject({ cancel_at: null });
});

test('a portal form with a NUL changes nothing', async () => {
  const { id, customer } = await provider.subscribe();
  expect((await press(await portalOf(customer), { subscription: `${id}\0`, ends: 'yes' })).statusCode).toBe(303);
  expect(await provider.stripe.subscriptions.retrieve(id)).toMatchObject({ cancel_at: null });
});

test('the portal of one customer changes no subscription of another', async () => {
  const [mine, theirs] = [await provider.subscribe(), await provider.subscribe()];
  await press(await portalOf(mine.customer), { subscription: theirs.id, ends: 'yes' });
  expect(await provider.stripe.subscriptions.retrieve(theirs.id)).toMatchObject({ cancel_at: null });
});

test('an invoice of the sandbox shows the price, the discount and the paid amount', async () => {
  const { id } = await provider.subscribe();
  const [invoice] = (await provider.stripe.invoices.list({ subscription: id })).data;
  const { body } = await look(String(invoice?.hosted_invoice_url));
  for (const text of [String(invoice?.number), '$39.99', '−$20.00', '$19.99', 'ada@example.com']) expect(body).toContain(text);
});

test.each(['/sandbox/portal/guessed', '/sandbox/invoice/guessed'])(
  'the address %s of a guessed portal or invoice is answered 404',
  async (url) => {
    expect((await provider.pages.inject({ url })).statusCode).toBe(404);
  },
);

test('a portal for an unknown customer, or without a configuration while the account has none of its own, is refused', async () => {
  const { customer } = await provider.subscribe();
  const { sessions } = provider.stripe.billingPortal;
  await expect(sessions.create({ customer: 'cus_x' })).rejects.toMatchObject({ statusCode: 400, param: 'customer' });
  await expect(sessions.create({ customer: String(customer) })).rejects.toThrow('No configuration provided');
});
