const DAY_MS = 24 * 60 * 60 * 1000;
/** Ahead of a renewal: at least 7 days are owed before an introductory price ends, at most 30 for a yearly plan. */
export const REMINDER_AHEAD_MS = 10 * DAY_MS;
/** A little less than a year, so that a yearly renewal is never missed by some hours. */
const YEAR_MS = 360 * DAY_MS;

export type RenewingSubscription = {
  /** Epoch milliseconds. */
  readonly startedAt: number;
  readonly periodStart: number;
  readonly periodEnd: number;
  /** The period end that was last reminded of. */
  readonly remindedFor: number | undefined;
  /** Cents: what the first period cost, and what the next one will. */
  readonly firstAmount: number;
  readonly renewalAmount: number;
};

/** Whether a reminder is due at `now`: before the first renewal at another price than the first period's, and before a renewal in every year. */
export function reminderDue(renewing: RenewingSubscription, now: number): boolean {
  const { startedAt, periodStart, periodEnd, remindedFor, firstAmount, renewalAmount } = renewing;
  if (remindedFor === periodEnd || now >= periodEnd || now < periodEnd - REMINDER_AHEAD_MS) return false;
  const isFirstRenewal = periodStart - startedAt < DAY_MS;
  if (isFirstRenewal && firstAmount !== renewalAmount) return true;
  return periodEnd - (remindedFor ?? startedAt) >= YEAR_MS;
}
