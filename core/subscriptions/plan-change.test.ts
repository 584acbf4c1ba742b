import { expect, test } from 'vitest';
import { planChangeConsent, withPaidPrice } from './plan-change.ts';

test('the consent to a plan change names plan, price, period and day', () => {
  const copy = {
    version: '1',
    renewal: '{plan} from {day}: {renewal} every {period}.',
    periods: {
      week: { one: 'week', many: '{count} weeks' },
      month: { one: 'month', many: '{count} months' },
      year: { one: 'year', many: '{count} years' },
    },
  };
  const plan = {
    id: 'quarter',
    title: '3-Months',
    period: { every: 3, unit: 'month' },
    listPrice: 5999,
    introDiscount: 3000,
  } as const;
  expect(planChangeConsent(copy, plan, Date.parse('2026-12-21T23:30:00Z'))).toBe(
    '3-Months from Dec 21, 2026: $59.99 every 3 months.',
  );
});

test('only the plan of the paid period keeps the price that was paid for', () => {
  const plan = {
    id: 'quarter',
    title: '3-Months',
    period: { every: 3, unit: 'month' },
    listPrice: 5999,
    introDiscount: 3000,
  } as const;
  const priceWith = (paid: Parameters<typeof withPaidPrice>[1]) => withPaidPrice(plan, paid).listPrice;
  expect(
    [{ planId: 'quarter', amount: 4999 }, { planId: 'month', amount: 3999 }, { planId: 'quarter', amount: null }, null].map(
      priceWith,
    ),
  ).toEqual([4999, 5999, 5999, 5999]);
});
