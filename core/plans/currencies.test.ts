import { describe, expect, it } from 'vitest';
import { currencyAt, priceMistakes, type SoldCurrency } from './currencies.ts';
import { type Plan, planIn } from './plan.ts';

const USD: SoldCurrency = { code: 'USD', name: 'US dollars', zones: [] };
const EUR: SoldCurrency = { code: 'EUR', name: 'euros', zones: ['Europe/', 'Atlantic/Canary'] };
const GBP: SoldCurrency = { code: 'GBP', name: 'British pounds', zones: ['Europe/London'] };
const JPY: SoldCurrency = { code: 'JPY', name: 'Japanese yen', zones: ['Asia/Tokyo'] };

const month: Plan = {
  ...{ id: 'month', title: '1-Month', period: { every: 1, unit: 'month' }, listPrice: 3999, introDiscount: 2000 },
  prices: { EUR: { listPrice: 3799, introDiscount: 1900 }, JPY: { listPrice: 5980, introDiscount: 3000 } },
};

describe('the currency of a time zone', () => {
  const sold = [
    [USD, GBP, EUR, JPY],
    [USD, EUR, GBP, JPY],
  ];
  it.each([
    ['Europe/London', 'GBP'],
    ['Europe/Paris', 'EUR'],
    ['Atlantic/Canary', 'EUR'],
    ['Asia/Tokyo', 'JPY'],
    ['America/New_York', 'USD'],
    ['Asia/Seoul', 'USD'],
    ['UTC', 'USD'],
    ['', 'USD'],
  ])('of %s is %s, in whatever order currencies are listed', (zone, code) => {
    expect(sold.map((currencies) => currencyAt(zone, currencies))).toEqual([code, code]);
  });

  it('is that of all where no other is sold', () => {
    expect(currencyAt('Europe/London', [USD])).toBe('USD');
  });
});

describe('a plan in a currency', () => {
  it('has the price that stands there for it, and says its currency', () => {
    expect(planIn(month, 'JPY')).toMatchObject({ id: 'month', listPrice: 5980, introDiscount: 3000, currency: 'JPY' });
    expect(planIn(month, 'USD')).toBe(month);
  });

  it.each(['GBP', ''])('is none in %s, which has no price', (currency) => {
    expect(planIn(month, currency)).toBeUndefined();
  });
});

describe('the prices of a catalogue', () => {
  it('are right where each plan has one in each currency', () => {
    expect(priceMistakes([month], [USD, EUR, JPY])).toEqual([]);
  });

  it('are named by plan and currency where one is missing', () => {
    expect(priceMistakes([month, { ...month, id: 'year', prices: {} }], [USD, EUR, GBP])).toEqual([
      "The plan 'month' has no price in GBP.",
      "The plan 'year' has no price in EUR.",
      "The plan 'year' has no price in GBP.",
    ]);
  });

  it.each([
    ['is no whole number', { listPrice: 37.99, introDiscount: 0 }],
    ['is nothing', { listPrice: 0, introDiscount: 0 }],
    ['is nothing at first', { listPrice: 3799, introDiscount: 3799 }],
    ['rises at first', { listPrice: 3799, introDiscount: -1 }],
  ])('are wrong where one %s', (_, price) => {
    const plan = { ...month, prices: { EUR: price } };
    expect(priceMistakes([plan], [USD, EUR])).toEqual([
      expect.stringContaining("'month' costs no amount that can be charged in EUR"),
    ]);
  });

  it.each([
    ['ISK', 5_999_00, 5_999_50],
    ['KWD', 9_990, 9_999],
    ['JPY', 5_980, 59.8],
  ])('of %s may be %d and not %d, which the provider refuses', (code, right, wrong) => {
    const at = (listPrice: number) => [{ ...month, prices: { [code]: { listPrice, introDiscount: 0 } } }];
    const sold = [USD, { code, name: code, zones: [] }];
    expect([priceMistakes(at(right), sold).length, priceMistakes(at(wrong), sold).length]).toEqual([0, 1]);
  });

  it('begin with the currency in which all plans are sold', () => {
    expect(priceMistakes([month], [EUR, USD])).toEqual([expect.stringContaining('first currency has to be USD')]);
  });
});
