import { expect, test } from 'vitest';
import { currencies } from '../content/currencies.ts';
import { plans } from '../content/plans.ts';
import { refusePrices } from './refuse-prices.ts';

test('the start goes on with the catalogue as it is', () => {
  expect(() => refusePrices(plans, currencies)).not.toThrow();
});

test('the start stops where a plan has no price in a currency, and says which and where to write it', () => {
  const [year, ...others] = plans;
  const { JPY: _, ...prices } = year.prices;
  expect(() => refusePrices([{ ...year, prices }, ...others], currencies)).toThrow(
    "The plan 'year' has no price in JPY. Prices are in content/plans.ts and content/upsell.ts, and currencies in content/currencies.ts.",
  );
});
