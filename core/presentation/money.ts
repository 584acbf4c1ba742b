import type { Currency } from '../plans/plan.ts';

const FORMATS: Readonly<Record<Currency, Intl.NumberFormat>> = {
  USD: new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }),
};

/** `6499` to `$64.99`. */
export function money(cents: number, currency: Currency = 'USD'): string {
  return FORMATS[currency].format(cents / 100);
}

/** `6490` to `64.90`: the bare figure, for what is stored rather than read. */
export function decimal(cents: number): string {
  return (cents / 100).toFixed(2);
}
