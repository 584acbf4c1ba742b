import { DAY_MS } from '../time.ts';
import { hasEnded, PAUSED } from './change.ts';

/** Times are epoch milliseconds. */
export type PaidUntilInput = {
  readonly status: string;
  readonly startedAt: number;
  readonly periodStart: number | null;
  readonly periodEnd: number | null;
  readonly payments: readonly { readonly status: string; readonly createdAt: number }[];
};

/** An invoice may be a little older than its period, and no period is as short as a day. */
const TOLERANCE_MS = DAY_MS;
const SETTLED: readonly string[] = ['paid', 'void'];
/** A pause may void its invoices, which pays for nothing. */
const SETTLED_IN_PAUSE: readonly string[] = ['paid'];

/** The provider moves the period on first, and charges it an hour later or after a decline. Until then
 * only the period before is paid, or none since the oldest one that is still open. */
export function paidUntil({ status, startedAt, periodStart, periodEnd, payments }: PaidUntilInput): number | null {
  if (periodStart === null || hasEnded(status) || periodStart - startedAt < TOLERANCE_MS) return periodEnd;
  const settled = status === PAUSED ? SETTLED_IN_PAUSE : SETTLED;
  const isSettled = (payment: PaidUntilInput['payments'][number]) => settled.includes(payment.status);
  const since = periodStart - TOLERANCE_MS;
  const latest = Math.max(startedAt, ...payments.filter(isSettled).map(({ createdAt }) => createdAt));
  if (latest >= since) return periodEnd;
  const unpaid = payments.filter((one) => !isSettled(one) && one.createdAt > latest && one.createdAt < since);
  return Math.min(periodStart, ...unpaid.map(({ createdAt }) => createdAt));
}
