import { expect, test } from 'vitest';
import { type Discount, upcomingCharges } from './discount.ts';

const NEXT = Date.parse('2026-12-21T10:00:00Z');
const MONTH = { every: 1, unit: 'month' } as const;
const QUARTER = { every: 3, unit: 'month' } as const;
const at = (day: string) => Date.parse(`${day}T10:00:00Z`);

const discount = (change: Partial<Discount>): Discount => ({ percentOff: 0, amountOff: 0, once: false, endsAt: null, ...change });
const half = (change: Partial<Discount> = {}) => discount({ percentOff: 50, ...change });
const five = (change: Partial<Discount> = {}) => discount({ amountOff: 5_00, ...change });

test.each([
  ['none', [], 3999, 3999, undefined],
  ['half of one charge', [half({ once: true })], 1999, 3999, { amount: 3999, from: at('2027-01-21') }],
  ['an amount of one charge', [five({ once: true })], 3499, 3999, { amount: 3999, from: at('2027-01-21') }],
  ['half for ever', [half()], 1999, 1999, undefined],
  ['an amount for ever', [five()], 3499, 3499, undefined],
  [
    'half until a day between two charges',
    [half({ endsAt: at('2027-03-01') })],
    1999,
    1999,
    { amount: 3999, from: at('2027-03-21') },
  ],
  [
    'half until the moment of a charge',
    [half({ endsAt: at('2027-02-21') })],
    1999,
    1999,
    { amount: 3999, from: at('2027-02-21') },
  ],
  ['half that ends with the next charge', [half({ endsAt: NEXT })], 3999, 3999, undefined],
  ['half that ends before the next charge', [half({ endsAt: NEXT - 1 })], 3999, 3999, undefined],
  ['half and an amount of what is left', [half(), five()], 1499, 1499, undefined],
  ['an amount and half of what is left', [five(), half()], 1749, 1749, undefined],
  [
    'an amount for ever and half of one charge',
    [five(), half({ once: true })],
    1749,
    3499,
    { amount: 3499, from: at('2027-01-21') },
  ],
  [
    'one charge, and half until a later day',
    [five({ once: true }), half({ endsAt: at('2027-01-30') })],
    1749,
    1999,
    { amount: 3999, from: at('2027-02-21') },
  ],
  ['more than the price', [five({ amountOff: 50_00 })], 0, 0, undefined],
  ['all of it once', [discount({ percentOff: 100, once: true })], 0, 3999, { amount: 3999, from: at('2027-01-21') }],
  ['a part of a percent', [discount({ percentOff: 12.5 })], 3499, 3499, undefined],
] as const)('the charges to come with a discount of %s follow from it', (_name, discounts, next, recurring, regular) => {
  expect(upcomingCharges(3999, discounts, { nextAt: NEXT }, MONTH)).toEqual({ next, recurring, regular });
});

test('a discount that ends within a longer period ends with the next charge after it', () => {
  const { regular } = upcomingCharges(5999, [half({ endsAt: at('2027-03-22') })], { nextAt: NEXT }, QUARTER);
  expect(regular).toEqual({ amount: 5999, from: at('2027-06-21') });
});

test('a discount of some months that began on a day which a month lacks ends on that day', () => {
  const charged = { nextAt: at('2027-02-28'), anchor: at('2026-12-31') };
  const { regular } = upcomingCharges(3999, [half({ endsAt: at('2027-03-31') })], charged, MONTH);
  expect(regular).toEqual({ amount: 3999, from: at('2027-03-31') });
});
