import { describe, expect, test } from 'vitest';
import type { Plan } from '../plans/plan.ts';
import { couponKey, priceKey } from '../plans/provider-keys.ts';
import { betterTerms, type CodeRule, codeTerms } from './code.ts';
import { codeName } from './code-name.ts';
import { dueOf, introductoryTerms, isIntroductory, percentOff, regularTerms, type Terms, termsOf } from './terms.ts';

const monthly: Plan = {
  id: 'month',
  title: '1-Month',
  period: { every: 1, unit: 'month' },
  listPrice: 3999,
  introDiscount: 2000,
};
const yearly: Plan = { id: 'year', title: '1-Year', period: { every: 1, unit: 'year' }, listPrice: 12999, introDiscount: 6500 };
const code = (rule: Partial<CodeRule>): CodeRule => ({ name: 'SPRING', off: { percent: 50 }, charges: 1, plans: null, ...rule });
const termsWith = (plan: Plan, rule: Partial<CodeRule>): Terms => codeTerms(plan, code(rule)) ?? regularTerms(plan);

test.each([
  [' spring-20 ', 'SPRING-20'],
  ['ABC', 'ABC'],
  ['ab', undefined],
  ['-abc', undefined],
  ['abc-', undefined],
  ['Frühling', undefined],
  ['a b c', undefined],
  ['x'.repeat(40), 'X'.repeat(40)],
  ['x'.repeat(41), undefined],
])('the name of %j is %j', (typed, name) => {
  expect(codeName(typed)).toBe(name);
});

describe('a code', () => {
  test.each([
    [
      'the first charge',
      1,
      [
        { amount: 1999, period: { every: 1, unit: 'month' }, periods: 1 },
        { amount: 3999, period: { every: 1, unit: 'month' }, periods: null },
      ],
    ],
    [
      'three charges',
      3,
      [
        { amount: 1999, period: { every: 1, unit: 'month' }, periods: 3 },
        { amount: 3999, period: { every: 1, unit: 'month' }, periods: null },
      ],
    ],
    ['all charges', null, [{ amount: 1999, period: { every: 1, unit: 'month' }, periods: null }]],
  ] as const)('reduces %s, and its terms are read back from what is due', (_which, charges, phases) => {
    const terms = termsWith(monthly, { charges });
    expect(terms).toEqual({ currency: 'USD', phases, code: { name: 'SPRING', price: 3999 } });
    expect(termsOf(monthly, dueOf(terms))).toEqual(terms);
    expect([percentOff(terms), isIntroductory(terms)]).toEqual([50, false]);
  });

  test.each([
    ['of another plan', { plans: ['month'] }],
    ['in another currency', { off: { amount: 100, currency: 'EUR' } }],
    ['that would leave nothing to pay', { off: { amount: 12999, currency: 'USD' } }],
    ['that takes nothing off', { off: { amount: 0, currency: 'USD' } }],
  ])('%s does not hold', (_which, rule) => {
    expect(codeTerms(yearly, code(rule))).toBeUndefined();
  });

  test('has the price of the plan at the provider, and a coupon of its own for each number of charges', () => {
    const all = [1, 3, null].map((charges) => termsWith(monthly, { charges }));
    expect(new Set(all.map((terms) => priceKey(monthly, terms)))).toEqual(new Set(['month_3999_usd']));
    expect(all.map((terms) => couponKey(monthly, terms))).toEqual([
      'code_SPRING_month_1999_of_3999_usd_1',
      'code_SPRING_month_1999_of_3999_usd_3',
      'code_SPRING_month_1999_of_3999_usd_all',
    ]);
    expect(couponKey(monthly, introductoryTerms(monthly))).toBe('intro_month_1999_of_3999_usd');
  });
});

describe('of the introductory price and a code', () => {
  const offered = introductoryTerms(monthly);

  test.each([
    ['a code that takes more off the first charge', { off: { percent: 60 } }, 'code'],
    ['a code that takes less off the first charge', { off: { percent: 40 } }, 'intro'],
    ['a code that takes a little off every charge', { off: { percent: 10 }, charges: null }, 'code'],
    ['a code that takes a very little off every charge', { off: { percent: 4 }, charges: null }, 'intro'],
    ['the introductory price where a code costs the same', { off: { amount: 2000, currency: 'USD' } }, 'intro'],
  ] as const)('%s counts over a year', (_which, rule, better) => {
    const terms = betterTerms(offered, termsWith(monthly, rule));
    expect(terms.code ? 'code' : 'intro').toBe(better);
  });

  test('the code counts where a year costs the same and what follows costs less', () => {
    const forEver = termsWith(yearly, { off: { amount: 6500, currency: 'USD' }, charges: null });
    expect(betterTerms(introductoryTerms(yearly), forEver)).toBe(forEver);
  });

  test('a code that does not hold changes nothing', () => {
    expect(betterTerms(offered, undefined)).toBe(offered);
  });
});
