import { expect, test } from 'vitest';
import { currencyAt, priceMistakes } from '../core/plans/currencies.ts';
import { countryOfZone } from '../server/visitors/places/country.ts';
import { currencies } from './currencies.ts';
import { plans } from './plans.ts';

const EURO = 'AD AT BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM VA XK YT'.split(
  ' ',
);
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  EUR: EURO,
  GBP: ['GB', 'GG', 'IM', 'JE'],
  CAD: ['CA'],
  AUD: ['AU'],
  JPY: ['JP'],
};

test('every plan has a price in every currency', () => {
  expect(priceMistakes(plans, currencies)).toEqual([]);
});

test.each(Object.entries(EXPECTED))('%s is shown first in every time zone of its countries', (code, countries) => {
  const zones = Intl.supportedValuesOf('timeZone').filter((zone) => countries.includes(countryOfZone(zone) ?? ''));
  expect(zones.length).toBeGreaterThan(0);
  expect(zones.filter((zone) => currencyAt(zone, currencies) !== code)).toEqual([]);
});

test('outside Europe no time zone of another country leads to a currency that is not its own', () => {
  const strangers = Intl.supportedValuesOf('timeZone').filter((zone) => {
    const code = currencyAt(zone, currencies);
    const country = countryOfZone(zone);
    return code !== 'USD' && country !== undefined && !zone.startsWith('Europe/') && !EXPECTED[code]?.includes(country);
  });
  expect(strangers).toEqual([]);
});

test('a time zone that names no place sees dollars', () => {
  for (const zone of ['UTC', 'Etc/UTC', 'Etc/GMT', 'GMT', 'Etc/Unknown', '']) expect(currencyAt(zone, currencies)).toBe('USD');
});
