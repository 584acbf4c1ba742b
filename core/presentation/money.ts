import { CURRENCY, type Currency } from '../plans/plan.ts';
import { digitsOf, inUnits } from './units.ts';

const FORMATS: Record<Currency, Intl.NumberFormat> = {};

/** The amount is in the smallest unit, such as cents or whole yen. */
export function money(amount: number, currency: Currency = CURRENCY): string {
  const options = { style: 'currency', currency, maximumFractionDigits: digitsOf(currency) } as const;
  FORMATS[currency] ??= new Intl.NumberFormat('en-US', options);
  return FORMATS[currency].format(inUnits(amount, currency));
}

const DIGIT = /\p{Nd}/u;
/** Whole units, perhaps in groups of three, and hundredths. */
const AMOUNT = /^\D*?(\d{1,3}(?:[.,٬'’\s]\d{3})+|\d+)(?:[.,٫،](\d\d?))?\D*$/;

/** The amount in a text of `money`, also in the digits and with the separators of another language; 0 where that is unclear. */
export function amountIn(text: string, currency: Currency = CURRENCY): number {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, digitOf);
  const [, whole = '', part = ''] = AMOUNT.exec(plain) ?? [];
  const sign = money(0, currency);
  const isForeign = Array.from(plain.match(/\p{Sc}/gu) ?? []).some((found) => !sign.includes(found));
  if (isForeign) return 0;
  const missing = digitsOf(currency) === 2 ? 2 - part.length : 0;
  return Number(whole.replace(/\D/g, '') + part) * 10 ** missing;
}

/** The ten digits of each script stand in a row, from zero. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let before = code - 1;
  while (DIGIT.test(String.fromCodePoint(before))) before--;
  return String((code - before - 1) % 10);
}

/** Without a sign, as a machine reads it: '19.99'. */
export function decimal(amount: number, currency: Currency = CURRENCY): string {
  return inUnits(amount, currency).toFixed(digitsOf(currency));
}
