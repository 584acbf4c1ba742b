import { describe, expect, test } from 'vitest';
import { findPlan, introPrice, type Plan, perDay, planTitle, priceByTheMonth } from './plan.ts';

const catalogue: readonly (readonly [Plan, { intro: number; listPerDay: number; introPerDay: number }])[] = [
  [
    { id: 'year', title: '1-Year', period: { every: 1, unit: 'year' }, listPrice: 12999, introDiscount: 6500 },
    { intro: 6499, listPerDay: 36, introPerDay: 18 },
  ],
  [
    { id: 'month', title: '1-Month', period: { every: 1, unit: 'month' }, listPrice: 3999, introDiscount: 2000 },
    { intro: 1999, listPerDay: 133, introPerDay: 67 },
  ],
  [
    { id: 'quarter', title: '3-Months', period: { every: 3, unit: 'month' }, listPrice: 5999, introDiscount: 3000 },
    { intro: 2999, listPerDay: 67, introPerDay: 33 },
  ],
];

describe.each(catalogue)('$title', (plan, expected) => {
  test('costs the list price less the discount at first', () => {
    expect(introPrice(plan)).toBe(expected.intro);
  });

  test('has per-day prices over 365, 90 or 30 days, to the nearest cent', () => {
    expect(perDay(plan, plan.listPrice)).toBe(expected.listPerDay);
    expect(perDay(plan, introPrice(plan))).toBe(expected.introPerDay);
  });
});

test('a plan is found by its id, and a plan that is no longer sold is called by its id', () => {
  const plans = catalogue.map(([plan]) => plan);
  expect(findPlan(plans, 'month')).toBe(plans[1]);
  expect(findPlan(plans, 'week')).toBeUndefined();
  expect([planTitle(plans, 'month'), planTitle(plans, 'week')]).toEqual(['1-Month', 'week']);
});

test('the price by the month stands beside what costs less than its months, and beside nothing else', () => {
  const plans = catalogue.map(([plan]) => plan);
  const [year, month, quarter] = plans as [Plan, Plan, Plan];
  expect(plans.map((plan) => priceByTheMonth(plan, plans))).toEqual([12 * 3999, undefined, 3 * 3999]);
  expect(priceByTheMonth(year, [year, quarter])).toBeUndefined();
  expect(priceByTheMonth({ ...quarter, listPrice: 3 * month.listPrice }, plans)).toBeUndefined();
});
