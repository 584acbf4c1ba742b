import { expect, test } from 'vitest';
import { regularTerms } from '../checkout/terms.ts';
import type { Plan } from './plan.ts';
import { accessKey, accessOfKey, priceKey } from './provider-keys.ts';

const named = { id: 'pass', title: 'Pass', listPrice: 49_99, introDiscount: 0 } as const;

test('a plan that is paid once has another price at the provider than one of the same name and amount that renews', () => {
  const period = { every: 6, unit: 'month' } as const;
  const renewing: Plan = { ...named, period };
  const once: Plan = { ...named, period, once: true };
  expect(priceKey(renewing, regularTerms(renewing))).toBe('pass_4999_usd');
  expect(priceKey(once, regularTerms(once))).toBe('pass_4999_usd_once');
});

test.each([
  { every: 1, unit: 'lifetime' },
  { every: 6, unit: 'month' },
  { every: 12, unit: 'week' },
  { every: 1, unit: 'year' },
] as const)('an access of $every $unit is read from the payment as it was written', (access) => {
  expect(accessOfKey(accessKey(access))).toEqual(access);
});

test.each(['', '0_month', '6_day', '2_lifetime', 'month', '6_month_'])('a payment that names "%s" says of no access', (key) => {
  expect(accessOfKey(key)).toBeUndefined();
});
