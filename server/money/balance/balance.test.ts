import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentsPort } from '../../../adapters/payments/port.ts';
import { stripePayments } from '../../../adapters/payments/stripe.ts';
import { type TestProvider, testProvider } from '../../../annex/payment-sandbox/testing.ts';
import { DAY_MS } from '../../../core/time.ts';
import { readBalance } from '../../operator/revenue/balance.ts';
import { findSpan } from '../../platform/report-spans.ts';
import { BALANCE, importBalance } from './import.ts';
import { linkPayouts } from './link-payouts.ts';

const START = new Date('2026-03-01T12:00:00Z');
const PRICE = 19_99;
const FEE = Math.round(PRICE * 0.029) + 30;
const DISPUTE_FEE = 15_00;
const MARCH = { from: '2026-03-01', to: '2026-03-31', zone: 'UTC', unit: 'day' } as const;

let provider: TestProvider;
let payments: PaymentsPort;
const now = () => provider.clock.at;
beforeAll(async () => {
  provider = await testProvider(START);
  payments = stripePayments(provider.sandbox.settings);
});
afterAll(() => provider.close());

async function importAll(): Promise<void> {
  await importBalance({ db: provider.db, payments, now }, Number.POSITIVE_INFINITY);
  await linkPayouts({ db: provider.db, payments, now });
}

const pass = (days: number) => {
  provider.clock.at = new Date(provider.clock.at.getTime() + days * DAY_MS);
};

test('an import before the first payment asks for nothing', async () => {
  await importAll();
  expect(await findSpan(provider.db, BALANCE)).toBeUndefined();
});

test('charges, refunds and disputes stand on the day when they moved the balance, and the payouts add up', async () => {
  const { db, control } = provider;
  const [bought, refunded, won, lost] = [
    await provider.subscribe(),
    await provider.subscribe(),
    await provider.subscribe(),
    await provider.subscribe(),
  ];
  await db
    .insertInto('subscriptions')
    .values({
      id: bought.id,
      attempt_id: null,
      customer_id: 'c',
      email: 'a@example.com',
      plan_id: 'month',
      status: 'active',
      currency: 'USD',
      first_amount: PRICE,
      renewal_amount: 39_99,
      started_at: START,
      current_period_start: null,
      current_period_end: null,
      as_of: START,
    })
    .execute();
  const charges = await provider.stripe.charges.list({ limit: 100 });
  const own = charges.data.find(({ customer }) => customer === bought.customer);
  await db
    .insertInto('payments')
    .values({
      id: 'in_1',
      subscription_id: bought.id,
      reason: 'first',
      status: 'paid',
      currency: 'USD',
      amount_due: PRICE,
      amount_paid: PRICE,
      amount_refunded: 0,
      tax: 1_19,
      charge_id: own?.id ?? null,
      dispute: null,
      number: null,
      document_url: null,
      created_at: START,
      paid_at: START,
    })
    .execute();
  pass(3);
  await control.refund(refunded.id, 5_00);
  await control.dispute(won.id);
  await control.dispute(lost.id);
  pass(3);
  await control.closeDispute(won.id, 'won');
  await control.closeDispute(lost.id, 'lost');
  pass(1);
  await importAll();
  pass(3);
  await importAll();

  const sold = 4 * PRICE;
  expect(await readBalance(db, MARCH)).toMatchObject({
    charges: sold,
    refunds: -5_00,
    disputes: -PRICE,
    fees: -4 * FEE - 2 * DISPUTE_FEE,
    other: 0,
    net: sold - 5_00 - PRICE - 4 * FEE - 2 * DISPUTE_FEE,
    tax: 1_19,
    otherCurrencies: [],
  });
  const day = async (date: string) => readBalance(db, { ...MARCH, from: date, to: date });
  expect(await day('2026-03-01')).toMatchObject({ charges: sold, refunds: 0, disputes: 0 });
  expect(await day('2026-03-04')).toMatchObject({ charges: 0, refunds: -5_00, disputes: -2 * PRICE });
  expect(await day('2026-03-07')).toMatchObject({ charges: 0, disputes: PRICE });
  const { payouts, net } = await readBalance(db, MARCH);
  expect(payouts.length).toBeGreaterThan(0);
  expect(payouts.map(({ difference }) => difference)).toEqual(payouts.map(() => 0));
  expect(payouts.reduce((sum, { amount }) => sum + amount, 0)).toBe(net);
});

test('an import that is repeated, or stops halfway, changes nothing', async () => {
  const { db } = provider;
  const rows = () => db.selectFrom('balance_transactions').selectAll().orderBy('id').execute();
  const before = await rows();
  await importAll();
  expect(await rows()).toEqual(before);

  await db.deleteFrom('balance_transactions').execute();
  await db.updateTable('report_spans').set({ until: START }).where('name', '=', BALANCE).execute();
  expect(await importBalance({ db, payments, now }, now().getTime() - 1)).toBe(false);
  expect((await findSpan(db, BALANCE))?.until).toEqual(new Date(START.getTime() + DAY_MS));
  await importAll();
  expect(await rows()).toEqual(before);
});

test('an import continues where the provider was unreachable', async () => {
  const { db } = provider;
  const before = await findSpan(db, BALANCE);
  pass(1);
  const away: PaymentsPort = {
    ...payments,
    balanceTransactions: async () => ({ ok: false, reason: 'unreachable', detail: 'no line' }),
  };
  await expect(importBalance({ db, payments: away, now }, Number.POSITIVE_INFINITY)).rejects.toThrow('unreachable: no line');
  expect(await findSpan(db, BALANCE)).toEqual(before);
  await importAll();
  expect((await findSpan(db, BALANCE))?.until).toEqual(now());
});
