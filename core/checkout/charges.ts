import { periodEnd } from '../plans/period-end.ts';
import type { Terms } from './terms.ts';

/** `at` is in epoch milliseconds. */
export type TermsCharge = { readonly at: number; readonly amount: number };

/** The first `count` charges of terms that begin at `from`, or fewer where they end. Days are counted from the first one, or the end of a trial. */
export function chargesOf({ phases }: Terms, from: number, count: number): readonly TermsCharge[] {
  const charges: TermsCharge[] = [];
  let anchor = { at: from, charge: 0 };
  for (const { amount, period, periods } of phases) {
    const end = Math.min(count, charges.length + (periods ?? count));
    while (charges.length < end) charges.push({ at: periodEnd(period, anchor.at, charges.length - anchor.charge), amount });
    if (period.unit === 'day') anchor = { at: periodEnd(period, from), charge: charges.length };
  }
  return charges;
}
