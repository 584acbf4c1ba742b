import { chargesOf } from '../checkout/charges.ts';
import type { Terms } from '../checkout/terms.ts';
import { DAY_MS } from '../time.ts';

/** Law: 7 days before an introductory price or a discount ends, and at most 30 days before a yearly renewal. */
export const REMINDER_AHEAD_MS = 10 * DAY_MS;
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

export function reminderDue(renewing: RenewingSubscription, now: number): boolean {
  const { startedAt, periodStart, periodEnd, remindedFor, lastAmount, renewalAmount } = renewing;
  if (remindedFor === periodEnd || now >= periodEnd || now < periodEnd - REMINDER_AHEAD_MS) return false;
  const isFirstRenewal = periodStart - startedAt < DAY_MS;
  if (lastAmount < renewalAmount || (isFirstRenewal && lastAmount !== renewalAmount)) return true;
  return periodEnd - (remindedFor ?? startedAt) >= YEAR_MS;
}

/** When a buyer who starts now is reminded of the first renewal; undefined where nobody reminds of it. */
export function firstReminder(terms: Terms, startedAt: number): number | undefined {
  const [first, renewal] = chargesOf(terms, startedAt, 2);
  if (!first || !renewal) return undefined;
  const { at: periodEnd } = renewal;
  const remindedAt = periodEnd - REMINDER_AHEAD_MS;
  const prices = { lastAmount: first.amount, renewalAmount: renewal.amount };
  const renewing = { startedAt, periodStart: startedAt, periodEnd, remindedFor: undefined, ...prices };
  return reminderDue(renewing, remindedAt) ? remindedAt : undefined;
}
