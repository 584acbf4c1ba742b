import { describe, expect, test } from 'vitest';
import type { Plan } from '../plans/plan.ts';
import { renewalConsent } from './consent.ts';
import { checkoutTerms } from './terms.ts';

const yearly: Plan = { id: 'year', title: '1-Year', interval: 'year', listPrice: 12999, introDiscount: 6500 };

describe('what a buyer is charged', () => {
  test('is the introductory price while the offer runs, then the list price', () => {
    expect(checkoutTerms(yearly, { kind: 'running', remainingMs: 1 })).toEqual({ dueNow: 6499, dueLater: 12999 });
  });

  test('is the list price from the start once the offer is over, or while it is not known', () => {
    expect(checkoutTerms(yearly, { kind: 'over' })).toEqual({ dueNow: 12999, dueLater: 12999 });
    expect(checkoutTerms(yearly, { kind: 'unknown' })).toEqual({ dueNow: 12999, dueLater: 12999 });
  });
});

test('the consent sentence names both prices and the period', () => {
  const copy = {
    version: '1',
    renewal: '{price} today, {renewal} every {period}.',
    adult: 'I am 18.',
    periods: { month: 'month', quarter: '3 months', year: 'year' },
  };
  expect(renewalConsent(copy, yearly, { dueNow: 6499, dueLater: 12999 })).toBe('$64.99 today, $129.99 every year.');
  expect(renewalConsent(copy, { ...yearly, interval: 'quarter' }, { dueNow: 2999, dueLater: 5999 })).toBe(
    '$29.99 today, $59.99 every 3 months.',
  );
});
