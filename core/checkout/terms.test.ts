import { describe, expect, test } from 'vitest';
import type { Plan } from '../plans/plan.ts';
import { chargesOf } from './charges.ts';
import { renewalConsent } from './consent.ts';
import { checkoutTerms, dueOf, introductoryTerms, percentOff, regularTerms, type Terms, termsOf } from './terms.ts';

const yearly: Plan = { id: 'year', title: '1-Year', period: { every: 1, unit: 'year' }, listPrice: 12999, introDiscount: 6500 };

describe('what a buyer is charged', () => {
  test('is the introductory price while the offer runs, then the list price', () => {
    expect(checkoutTerms(yearly, { kind: 'running', remainingMs: 1 })).toEqual({
      currency: 'USD',
      phases: [
        { amount: 6499, period: { every: 1, unit: 'year' }, periods: 1 },
        { amount: 12999, period: { every: 1, unit: 'year' }, periods: null },
      ],
    });
  });

  test('is the list price from the start once the offer is over, or while it is not known', () => {
    const regular = { currency: 'USD', phases: [{ amount: 12999, period: { every: 1, unit: 'year' }, periods: null }] };
    expect(checkoutTerms(yearly, { kind: 'over' })).toEqual(regular);
    expect(checkoutTerms(yearly, { kind: 'unknown' })).toEqual(regular);
    expect(introductoryTerms({ ...yearly, introDiscount: 0 })).toEqual(regular);
  });

  test('is read back from the amounts that were agreed to', () => {
    for (const terms of [introductoryTerms(yearly), regularTerms(yearly)]) expect(termsOf(yearly, dueOf(terms))).toEqual(terms);
  });
});

describe('the charges of terms', () => {
  const months = (periods: number | null): Terms => ({
    currency: 'USD',
    phases: [
      { amount: 1999, period: { every: 1, unit: 'month' }, periods: 1 },
      { amount: 3999, period: { every: 1, unit: 'month' }, periods },
    ],
  });
  const charged = (terms: Terms, from: string, count: number) =>
    chargesOf(terms, Date.parse(from), count).map(({ at, amount }) => [new Date(at).toISOString().slice(0, 10), amount]);

  test('keep the day of the first one, after shorter months too', () => {
    expect(charged(months(null), '2027-01-31T10:00:00Z', 4)).toEqual([
      ['2027-01-31', 1999],
      ['2027-02-28', 3999],
      ['2027-03-31', 3999],
      ['2027-04-30', 3999],
    ]);
    expect(charged(introductoryTerms(yearly), '2028-02-29T10:00:00Z', 2)).toEqual([
      ['2028-02-29', 6499],
      ['2029-02-28', 12999],
    ]);
  });

  test('end with the last phase', () => {
    expect(charged(months(2), '2026-11-20T10:00:00Z', 12).map(([day]) => day)).toEqual([
      '2026-11-20',
      '2026-12-20',
      '2027-01-20',
    ]);
  });
});

test('the percentage of an introductory price is that of the amounts that are due', () => {
  expect(percentOff(introductoryTerms(yearly))).toBe(50);
  expect(percentOff(termsOf(yearly, { dueNow: 2499, dueLater: 4499, currency: 'USD' }))).toBe(44);
});

test('the consent sentence names both prices and the period', () => {
  const copy = {
    version: '1',
    renewal: '{price} today, {renewal} every {period}.',
    severalReduced: '{price} for {charges} payments, then {renewal} every {period}.',
    trial: {
      free: '{days} days, then {renewal} every {period}.',
      paid: '{price} for {days} days, then {renewal} every {period}.',
    },
    once: '{price} once, for access {access}.',
    providerSells: 'Market sells it.',
    adult: 'I am 18.',
    periods: {
      week: { one: 'week', many: '{count} weeks' },
      month: { one: 'month', many: '{count} months' },
      year: { one: 'year', many: '{count} years' },
    },
    access: {
      week: { one: 'for 1 week', many: 'for {count} weeks' },
      month: { one: 'for 1 month', many: 'for {count} months' },
      year: { one: 'for 1 year', many: 'for {count} years' },
      lifetime: 'for good',
    },
  };
  expect(renewalConsent(copy, yearly, introductoryTerms(yearly))).toBe('$64.99 today, $129.99 every year.');
  const quarter: Plan = { ...yearly, period: { every: 3, unit: 'month' }, listPrice: 5999, introDiscount: 3000 };
  expect(renewalConsent(copy, quarter, introductoryTerms(quarter))).toBe('$29.99 today, $59.99 every 3 months.');
  const { id, title, listPrice, introDiscount } = yearly;
  const half: Plan = { id, title, listPrice, introDiscount, once: true, period: { every: 6, unit: 'month' } };
  expect(renewalConsent(copy, half, introductoryTerms(half))).toBe('$64.99 once, for access for 6 months.');
  const lifelong: Plan = { ...half, period: { every: 1, unit: 'lifetime' } as const };
  expect(renewalConsent(copy, lifelong, regularTerms(lifelong))).toBe('$129.99 once, for access for good.');
});
