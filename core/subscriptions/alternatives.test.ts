import { describe, expect, test } from 'vitest';
import { chargesOf } from '../checkout/charges.ts';
import type { BillingPeriod } from '../plans/period.ts';
import type { Plan } from '../plans/plan.ts';
import { type AlternativesInput, type AlternativesPolicy, alternativesFor, NO_ALTERNATIVES } from './alternatives.ts';
import { upcomingCharges } from './discount.ts';

const JAN_31 = Date.UTC(2027, 0, 31, 10);
const MONTH = { id: 'month', title: 'Month', period: { every: 1, unit: 'month' }, listPrice: 39_99, introDiscount: 0 } as const;
const QUARTER = {
  id: 'quarter',
  title: 'Quarter',
  period: { every: 3, unit: 'month' },
  listPrice: 59_99,
  introDiscount: 0,
} as const;
const YEAR = { id: 'year', title: 'Year', period: { every: 1, unit: 'year' }, listPrice: 129_99, introDiscount: 0 } as const;
const PLANS: readonly Plan[] = [YEAR, MONTH, QUARTER];
const policy: AlternativesPolicy = { pauseMonths: [1, 2, 3], discount: { percent: 25, charges: 2 } };
const input: AlternativesInput = {
  planId: 'month',
  currency: 'USD',
  renewalAmount: 39_99,
  fullAmount: 39_99,
  renewsAt: JAN_31,
  periodIsNew: false,
  usedThisYear: false,
};

describe('in place of a cancellation', () => {
  test('a pause ends that many months after what is paid, on the last day of a shorter month', () => {
    const days = alternativesFor(policy, input, PLANS).pauses.map(({ resumesAt }) =>
      new Date(resumesAt).toISOString().slice(0, 10),
    );
    expect(days).toEqual(['2027-02-28', '2027-03-31', '2027-04-30']);
  });

  test.each<[string, Partial<AlternativesInput>]>([
    ['no plan that is sold', { planId: 'decade' }],
    ['no day of a renewal', { renewsAt: null }],
  ])('nothing is offered with %s', (_name, change) => {
    expect(alternativesFor(policy, { ...input, ...change }, PLANS)).toEqual(NO_ALTERNATIVES);
  });

  test.each<[string, Partial<AlternativesInput>]>([
    ['one was chosen within a year', { usedThisYear: true }],
    ['the period began today', { periodIsNew: true }],
    ['another discount runs', { renewalAmount: 19_99 }],
    ['the full price is not known', { fullAmount: null }],
  ])('no discount is offered where %s, and a pause is', (_name, change) => {
    const { discount, smallerPlan, pauses } = alternativesFor(policy, { ...input, ...change }, PLANS);
    expect([discount, smallerPlan, pauses.length]).toEqual([null, null, 3]);
  });

  test.each<[string, string | null]>([
    ['year', 'quarter'],
    ['quarter', 'month'],
    ['month', null],
  ])('without a discount the plan %s has the smaller plan %s, once a year', (planId, smallerPlan) => {
    const without: AlternativesPolicy = { pauseMonths: [] };
    expect(alternativesFor(without, { ...input, planId }, PLANS)).toEqual({ ...NO_ALTERNATIVES, smallerPlan });
    expect(alternativesFor(without, { ...input, planId, usedThisYear: true }, PLANS)).toEqual(NO_ALTERNATIVES);
    expect(alternativesFor(policy, { ...input, planId }, PLANS).smallerPlan).toBeNull();
  });

  test.each(
    PLANS.flatMap((plan) => [1, 2, 3].flatMap((charges) => [5, 25, 33, 50, 90].map((percent) => ({ plan, charges, percent })))),
  )('the terms of $percent % off $charges charges of the plan $plan.id are what the provider charges', (each) => {
    const { plan, charges, percent } = each;
    const of = { ...input, planId: plan.id, renewalAmount: plan.listPrice, fullAmount: plan.listPrice };
    const { discount } = alternativesFor({ ...policy, discount: { percent, charges } }, of, PLANS);
    const terms = discount?.terms ?? expect.unreachable('no discount');
    const off = { percentOff: percent, amountOff: 0 };
    const planned = chargesOf(terms, JAN_31, charges + 2);
    for (const [index, { at, amount }] of planned.entries()) {
      const running = { ...off, once: charges === 1, endsAt: charges === 1 ? null : (planned[charges]?.at ?? 0) };
      const left = index < charges ? [running] : [];
      expect(upcomingCharges(plan.listPrice, left, { nextAt: at }, plan.period as BillingPeriod).next).toBe(amount);
    }
  });
});
