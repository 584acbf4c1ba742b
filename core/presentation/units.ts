import type { Currency } from '../plans/plan.ts';

/** The commonest one, those that the payment provider counts otherwise than ISO 4217, and each that was asked for. */
const DIGITS: Record<Currency, number> = { USD: 2, ISK: 2, UGX: 2, MGA: 0 };

/** How many digits of an amount stand behind the decimal point: 2 of cents, none of yen. */
export function digitsOf(currency: Currency): number {
  DIGITS[currency] ??= isoDigits(currency);
  return DIGITS[currency];
}

/** The smallest amount that the payment provider charges, and of which all others are multiples: tens of fils, whole krónur. */
export function stepOf(currency: Currency): number {
  return STEPS[currency] ?? (digitsOf(currency) === 3 ? 10 : 1);
}

/** They have no smaller coin than a whole unit, and are counted in hundredths all the same. */
const STEPS: Readonly<Record<Currency, number>> = { ISK: 100, UGX: 100 };

function isoDigits(currency: Currency): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions();
  return maximumFractionDigits;
}

/** Of an amount in the smallest unit: 19.99 of 1999 cents, and 1999 of 1999 yen. */
export function inUnits(amount: number, currency: Currency): number {
  return amount / 10 ** digitsOf(currency);
}
