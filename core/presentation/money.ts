import type { Currency } from '../plans/plan.ts';

const FORMATS: Readonly<Record<Currency, Intl.NumberFormat>> = {
  USD: new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }),
};

export function money(cents: number, currency: Currency = 'USD'): string {
  return FORMATS[currency].format(cents / 100);
}

/** Of any currency, by its ISO code and in its smallest unit, such as cents or whole yen. */
export function moneyIn(currency: string, amount: number): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

const DIGIT = /\p{Nd}/u;
/** Whole units, perhaps in groups of three, and hundredths. */
const AMOUNT = /^\D*?(\d{1,3}(?:[.,٬'’\s]\d{3})+|\d+)(?:[.,٫،](\d\d?))?\D*$/;

/** Cents in a text of `money`, also in the digits and with the separators of another language; 0 where that is unclear. */
export function centsIn(text: string): number {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, digitOf);
  const [, whole = '', part = ''] = AMOUNT.exec(plain) ?? [];
  const sign = money(0);
  const isForeign = Array.from(plain.match(/\p{Sc}/gu) ?? []).some((found) => !sign.includes(found));
  return isForeign ? 0 : Number(whole.replace(/\D/g, '') + part.padEnd(2, '0'));
}

/** The ten digits of each script stand in a row, from zero. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let before = code - 1;
  while (DIGIT.test(String.fromCodePoint(before))) before--;
  return String((code - before - 1) % 10);
}

export function decimal(cents: number): string {
  return (cents / 100).toFixed(2);
}
