import { describe, expect, test } from 'vitest';
import { checkoutTerms } from '../checkout/terms.ts';
import type { Plan } from '../plans/plan.ts';
import { cardPrices } from './card-prices.ts';
import type { OfferState } from './offer.ts';

const pricesOf = (plan: Plan, offer: OfferState) => cardPrices(plan, checkoutTerms(plan, offer));

const monthly: Plan = {
  id: 'month',
  title: '1-Month',
  period: { every: 1, unit: 'month' },
  listPrice: 3999,
  introDiscount: 2000,
};

describe("a plan's card", () => {
  test('crosses out the list price while the offer runs', () => {
    expect(pricesOf(monthly, { kind: 'running', remainingMs: 1 })).toEqual({
      now: { price: 1999, perDay: 67 },
      before: { price: 3999, perDay: 133 },
    });
  });

  test.each([{ kind: 'over' }, { kind: 'unknown' }] as const)('shows the list price alone when the offer is $kind', (offer) => {
    expect(pricesOf(monthly, offer)).toEqual({ now: { price: 3999, perDay: 133 } });
  });

  test('crosses nothing out without a discount', () => {
    expect(pricesOf({ ...monthly, introDiscount: 0 }, { kind: 'running', remainingMs: 1 })).toEqual({
      now: { price: 3999, perDay: 133 },
    });
  });
});
