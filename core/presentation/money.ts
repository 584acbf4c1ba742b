import type { Currency } from '../plans/plan.ts';

const FORMATS: Readonly<Record<Currency, Intl.NumberFormat>> = {
  USD: new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }),
};

export function money(cents: number, currency: Currency = 'USD'): string {
  return FORMATS[currency].format(cents / 100);
}

/** Cents in a text of `money`, also with the separators and the sign of another language. */
export function centsIn(text: string): number {
  return Number(text.replace(/\D/g, ''));
}

export function decimal(cents: number): string {
  return (cents / 100).toFixed(2);
}
