import { monthsAfter, monthsOf } from '../plans/renewal.ts';
import type { Terms } from './terms.ts';

/** `at` is in epoch milliseconds. */
export type TermsCharge = { readonly at: number; readonly amount: number };

/** The first `count` charges of terms that begin at `from`, or fewer where they end. Days are counted from the first one. */
export function chargesOf({ phases }: Terms, from: number, count: number): readonly TermsCharge[] {
  const charges: TermsCharge[] = [];
  let months = 0;
  for (const { amount, interval, periods } of phases) {
    const end = Math.min(count, charges.length + (periods ?? count));
    for (; charges.length < end; months += monthsOf(interval)) charges.push({ at: monthsAfter(from, months), amount });
  }
  return charges;
}
