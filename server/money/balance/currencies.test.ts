import { expect, test } from 'vitest';
import { stripePayments } from '../../../adapters/payments/stripe.ts';
import { type TestProvider, testProvider } from '../../../annex/payment-sandbox/testing.ts';
import { MONTH as MONTHLY } from '../../../core/plans/period.ts';
import type { Plan } from '../../../core/plans/plan.ts';
import { DAY_MS } from '../../../core/time.ts';
import { readBalance } from '../../operator/revenue/balance.ts';
import { readRevenue } from '../../operator/revenue/query.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { importBalance } from './import.ts';
import { linkPayouts } from './link-payouts.ts';

const START = new Date('2026-03-01T12:00:00Z');
const MARCH = { from: '2026-03-01', to: '2026-03-31', zone: 'UTC', unit: 'day' } as const;
const MONTH: Plan = {
  ...{ id: 'month', title: '1-Month', period: MONTHLY, listPrice: 3999, introDiscount: 2000 },
  prices: { EUR: { listPrice: 3799, introDiscount: 1900 }, JPY: { listPrice: 5980, introDiscount: 3000 } },
};
/** Dollars cents for the smallest unit, as the sandbox makes them up. */
const RATES = { USD: 1, EUR: 1.08, JPY: 0.66 } as const;
const FIRST = { USD: [1999, 3999], EUR: [1899, 3799], JPY: [2980, 5980] } as const;
const BACK = { USD: 500, EUR: 399, JPY: 980 } as const;
const TAX = 100;

type Sold = keyof typeof RATES;
const SOLD: readonly Sold[] = ['USD', 'EUR', 'JPY'];

const provider = openBeforeAll(() => testProvider(START, [MONTH]));

test('what was paid in each currency reaches the balance by its rate, and adds up to the payouts, to the cent', async () => {
  const { db, clock, control, sandbox } = provider;
  for (const currency of SOLD) {
    for (const returned of [false, true]) {
      const id = await order(provider, currency);
      if (returned) await control.refund(id, BACK[currency]);
    }
  }
  const payments = stripePayments(sandbox.settings);
  const now = () => clock.at;
  for (const days of [4, 4]) {
    clock.at = new Date(clock.at.getTime() + days * DAY_MS);
    await importBalance({ db, payments, now }, Number.POSITIVE_INFINITY);
    await linkPayouts({ db, payments, now });
  }

  const settledIn = (currency: Sold, amount: number) => Math.round(amount * RATES[currency]);
  const fee = (amount: number) => Math.round(amount * 0.029) + 30;
  const expected = SOLD.map((currency) => {
    const charge = settledIn(currency, FIRST[currency][0]);
    const refunds = -settledIn(currency, BACK[currency]);
    return { currency, paid: 2 * FIRST[currency][0], charges: 2 * charge, refunds, fees: -2 * fee(charge) };
  });
  for (const { currency, ...amounts } of expected) {
    const { settled } = await readBalance(db, { ...MARCH, currency });
    const net = amounts.charges + amounts.refunds + amounts.fees;
    expect(settled).toEqual(currency === 'USD' ? [] : [{ ...amounts, currency: 'USD', disputes: 0, other: 0, net }]);
    const { totals } = await readRevenue(db, { ...MARCH, currency }, clock.at);
    expect(totals).toMatchObject({ orders: 2, gross: amounts.paid });
    expect(totals.fees).toBe(currency === 'USD' ? -amounts.fees : 0);
  }
  const balance = await readBalance(db, MARCH);
  const total = (of: (row: (typeof expected)[number]) => number) => expected.reduce((sum, row) => sum + of(row), 0);
  expect(balance).toMatchObject({
    charges: total(({ charges }) => charges),
    net: total(({ charges, refunds, fees }) => charges + refunds + fees),
    otherCurrencies: [],
  });
  expect(balance.payouts.map(({ difference }) => difference)).toEqual(balance.payouts.map(() => 0));
  expect(balance.payouts.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance.net);
  const taxes = SOLD.map((currency) => {
    const part = (amount: number) => Math.round((TAX * settledIn(currency, amount)) / FIRST[currency][0]);
    return 2 * part(FIRST[currency][0]) - part(BACK[currency]);
  });
  expect(Math.abs(balance.tax - taxes.reduce((sum, tax) => sum + tax, 0))).toBeLessThanOrEqual(SOLD.length);
});

async function order({ db, stripe, session, pay }: TestProvider, currency: Sold): Promise<string> {
  const [first, list] = FIRST[currency];
  const code = currency.toLowerCase();
  const { id } = await session({
    line_items: [{ price: `price_month_${list}_${code}`, quantity: 1 }],
    discounts: [{ coupon: `intro_month_${first}_of_${list}_${code}` }],
  });
  await pay(id);
  const { subscription, customer } = await stripe.checkout.sessions.retrieve(id);
  const [charge] = (await stripe.charges.list({ customer: String(customer) })).data;
  const started = {
    ...{ id: String(subscription), customer_id: String(customer), email: 'ann@example.com', plan_id: 'month', status: 'active' },
    ...{ currency, first_amount: first, renewal_amount: list, started_at: START, as_of: START },
  } as const;
  await db.insertInto('subscriptions').values(started).execute();
  const paid = { status: 'paid', currency, amount_due: first, amount_paid: first, amount_refunded: 0, tax: TAX } as const;
  const bill = { id: `in_${id}`, subscription_id: started.id, reason: 'first', created_at: START, paid_at: START } as const;
  await db
    .insertInto('payments')
    .values({ ...paid, ...bill, charge_id: charge?.id ?? null })
    .execute();
  return started.id;
}
