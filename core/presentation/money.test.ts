import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountIn, decimal, money } from './money.ts';

const DIGITS = Intl.supportedValuesOf('numberingSystem').filter((system) =>
  /\p{Nd}/u.test(new Intl.NumberFormat('en', { numberingSystem: system }).format(0)),
);
const LANGUAGES = [
  'en-US',
  'en-IN',
  'de-DE',
  'de-AT',
  'de-CH',
  'fr-FR',
  'pt-BR',
  'pt-PT',
  'pl',
  'ar-EG',
  'fa-IR',
  'hi',
  'ja',
  'my',
];
const anyCents = fc.integer({ min: 0, max: 10_000_00 });
const anyText = fc
  .record({ language: fc.constantFrom(...LANGUAGES), numberingSystem: fc.constantFrom(...DIGITS) })
  .map(
    ({ language, numberingSystem }) => new Intl.NumberFormat(language, { style: 'currency', currency: 'USD', numberingSystem }),
  );

test.each([
  [0, '$0.00'],
  [18, '$0.18'],
  [6499, '$64.99'],
  [12999, '$129.99'],
  [123456789, '$1,234,567.89'],
])('%i cents are shown as %s', (cents, text) => {
  expect(money(cents)).toBe(text);
});

test('the decimal keeps both digits of the cents', () => {
  expect([1999, 2000, 6490].map((amount) => decimal(amount))).toEqual(['19.99', '20.00', '64.90']);
});

test('an amount is read in the digits and with the separators of every language', () => {
  fc.assert(
    fc.property(anyText, anyCents, (format, cents) => {
      expect(amountIn(format.format(cents / 100))).toBe(cents);
    }),
    { numRuns: 1000 },
  );
});

test('an amount with one digit replaced is read as another one, whatever its script', () => {
  fc.assert(
    fc.property(anyText, anyCents, fc.nat(), fc.integer({ min: 1, max: 9 }), (format, cents, at, step) => {
      const digits = Array.from(format.format(cents / 100));
      const places = digits.flatMap((sign, place) => (/\p{Nd}/u.test(sign) ? [place] : []));
      const place = places[at % places.length] ?? 0;
      const code = digits[place]?.codePointAt(0) ?? 0;
      const value = Number(String(cents).padStart(places.length, '0')[at % places.length]);
      digits[place] = String.fromCodePoint(code - value + ((value + step) % 10));
      expect(amountIn(digits.join(''))).not.toBe(cents);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['$20', 2000],
  ['US$ 64,9', 6490],
  ['＄６４．９９', 6499],
  ['6499', 649900],
  ['$1,299', 129900],
  ['64.99 €', 0],
  ['$64.99 (59.99)', 0],
  ['sixty-five dollars', 0],
])('%s is read as %i cents', (text, cents) => {
  expect(amountIn(text)).toBe(cents);
});

test.each([
  ['EUR', 1999, '€19.99'],
  ['JPY', 1999, '¥1,999'],
  ['ISK', 199900, 'ISK\u00a01,999'],
  ['MGA', 1999, 'MGA\u00a01,999'],
  ['BHD', 1999, 'BHD\u00a01.999'],
])('an amount of %s is shown in its own unit', (currency, amount, text) => {
  expect(money(amount, currency)).toBe(text);
});

test.each(['USD', 'EUR', 'JPY', 'KRW', 'ISK', 'MGA', 'BHD', 'HUF'])('an amount of %s is read back from its text', (currency) => {
  for (const amount of [0, 100, 1900, 190_000, 123_456_700]) expect(amountIn(money(amount, currency), currency)).toBe(amount);
});
