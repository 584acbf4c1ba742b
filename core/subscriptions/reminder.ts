import { chargesOf, type TermsCharge } from '../checkout/charges.ts';
import type { Terms } from '../checkout/terms.ts';
import { DAY_MS } from '../time.ts';

/** Law: 7 days before an introductory price or a discount ends, and at most 30 days before a yearly renewal. */
export const REMINDER_AHEAD_MS = 10 * DAY_MS;
/** Card networks: 7 days before a trial ends. Of what is too short for that at half of it, so that no reminder goes out with the purchase. */
const SHORT_AHEAD_MS = 7 * DAY_MS;
const MIN_AHEAD_MS = 2 * DAY_MS;
/** Shorter than a year, so that a yearly renewal is never missed by hours. */
const YEAR_MS = 360 * DAY_MS;

type RenewingSubscription = {
  readonly startedAt: number;
  readonly periodStart: number;
  readonly periodEnd: number;
  readonly remindedFor: number | undefined;
  /** What the current period cost. */
  readonly lastAmount: number;
  readonly renewalAmount: number;
};

/** How long before its end a buyer is reminded of the renewal of a period. */
function aheadOf(length: number): number {
  if (length >= 2 * REMINDER_AHEAD_MS) return REMINDER_AHEAD_MS;
  if (length > SHORT_AHEAD_MS) return Math.min(SHORT_AHEAD_MS, length - DAY_MS);
  return Math.max(MIN_AHEAD_MS, length / 2);
}

export function reminderDue(renewing: RenewingSubscription, now: number): boolean {
  const { startedAt, periodStart, periodEnd, remindedFor, lastAmount, renewalAmount } = renewing;
  if (remindedFor === periodEnd || now >= periodEnd || now < periodEnd - aheadOf(periodEnd - periodStart)) return false;
  const isFirstRenewal = periodStart - startedAt < DAY_MS;
  if (lastAmount < renewalAmount || (isFirstRenewal && lastAmount !== renewalAmount)) return true;
  return periodEnd - (remindedFor ?? startedAt) >= YEAR_MS;
}

/** When a buyer who starts now is first reminded of a renewal, until the regular price is charged; undefined where nobody reminds of one. */
export function firstReminder(terms: Terms, startedAt: number): number | undefined {
  const charges = chargesOf(terms, startedAt, (terms.phases[0].periods ?? 1) + 1);
  for (const [index, { at: periodEnd, amount: renewalAmount }] of charges.slice(1).entries()) {
    const { at: periodStart, amount: lastAmount } = charges[index] as TermsCharge;
    const renewing = { startedAt, periodStart, periodEnd, remindedFor: undefined, lastAmount, renewalAmount };
    const remindedAt = periodEnd - aheadOf(periodEnd - periodStart);
    if (reminderDue(renewing, remindedAt)) return remindedAt;
  }
  return undefined;
}
