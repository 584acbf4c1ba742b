import { inUnits } from '../../../core/presentation/units.ts';

/** The account's, in which it is paid out. */
export const SETTLED_IN = 'usd';

/** Dollars for a unit, made up, so that what is settled can be told from what was paid. */
const RATES: Readonly<Record<string, number>> = { eur: 1.08, gbp: 1.27, cad: 0.73, aud: 0.66, jpy: 0.0066 };

export type Settlement = { readonly amount: number; readonly currency: string; readonly exchange_rate: number | null };

/** A currency without a rate stays on the balance as it is. The rate is for amounts in the smallest units, as Stripe tells it. */
export function settlementOf(amount: number, currency: string): Settlement {
  const rate = RATES[currency];
  if (rate === undefined) return { amount, currency, exchange_rate: null };
  const exchange_rate = rate * 100 * inUnits(1, currency.toUpperCase());
  return { amount: Math.round(amount * exchange_rate), currency: SETTLED_IN, exchange_rate };
}
