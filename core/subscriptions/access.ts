import { DAY_MS } from '../time.ts';
import { hasEnded, PAUSED, type PaymentState } from './change.ts';
import { type PaidUntilInput, paidUntil } from './paid-until.ts';
import { lostAmount } from './refundable.ts';

/** Times are epoch milliseconds. */
export type AccessInput = Omit<PaidUntilInput, 'payments'> & {
  /** Nothing is charged after it, so nothing can be late. */
  readonly once?: boolean;
  readonly duplicate: boolean;
  readonly endedAt: number | null;
  /** When the provider created this state. */
  readonly asOf: number;
  readonly payments: readonly Income[];
};

export type Access = {
  readonly given: boolean;
  /** What is paid, never later than the end; null where the provider names no period. */
  readonly until: number | null;
};

/** The provider charges an hour after a period began, and tries again after a decline: so long nobody is locked out. */
export const GRACE_MS = 3 * DAY_MS;

const OPEN: readonly string[] = ['active', 'trialing', 'past_due'];

/**
 * Whether an order opens what it bought. Not a second order of one buyer, nor one that ended, was never begun, or whose latest
 * money went back in full, to the buyer or by a lost dispute. While a dispute is open nothing is taken from the buyer.
 * A paused one opens what is paid for, and no day longer: nothing is charged after it.
 */
export function accessOf(input: AccessInput, now: number): Access {
  const { status, once = false, duplicate, endedAt, asOf } = input;
  const paid = paidUntil(input);
  if (hasEnded(status) || endedAt !== null) return { given: false, until: earlier(paid, endedAt ?? asOf) };
  if (duplicate || isGivenBack(input.payments)) return { given: false, until: earlier(paid, asOf) };
  if (status === PAUSED && paid !== null) return { given: now < paid, until: paid };
  if (!OPEN.includes(status)) return { given: false, until: earlier(paid, asOf) };
  return { given: paid === null || now < paid + (once ? 0 : GRACE_MS), until: paid };
}

type Income = Omit<PaymentState, 'id'> & { readonly createdAt: number };

/** Of the payments that brought money, the latest decides: an earlier one paid for a period that is over. */
export function latestIncome<Payment extends Income>(payments: readonly Payment[]): Payment | undefined {
  const paid = payments.filter(({ amountPaid, status }) => amountPaid > 0 && status === 'paid');
  return paid.toSorted((a, b) => b.createdAt - a.createdAt)[0];
}

export function isGivenBack(payments: readonly Income[]): boolean {
  const latest = latestIncome(payments);
  return latest !== undefined && latest.amountRefunded + lostAmount(latest) >= latest.amountPaid;
}

function earlier(until: number | null, end: number): number {
  return until === null ? end : Math.min(until, end);
}
