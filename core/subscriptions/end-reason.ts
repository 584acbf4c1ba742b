import { isGivenBack } from './access.ts';
import type { PaymentState } from './change.ts';
import { isDisputed } from './policies.ts';

/** `chosen`: by the buyer, or for them. `unpaid`: a renewal could not be charged. */
export const END_REASONS = ['chosen', 'unpaid', 'refunded', 'disputed'] as const;
export type EndReason = (typeof END_REASONS)[number];

type EndedSubscription = {
  /** Before its end. */
  readonly status: string;
  readonly cancelled: boolean;
  readonly withdrawn: boolean;
  readonly payments: readonly (PaymentState & { readonly createdAt: number })[];
};

export function endReasonOf({ status, cancelled, withdrawn, payments }: EndedSubscription): EndReason {
  if (payments.some(isDisputed)) return 'disputed';
  if (withdrawn || isGivenBack(payments)) return 'refunded';
  if (cancelled) return 'chosen';
  return UNPAID_STATUSES.has(status) || isUnpaid(payments) ? 'unpaid' : 'chosen';
}

const UNPAID_STATUSES: ReadonlySet<string> = new Set(['past_due', 'unpaid']);

function isUnpaid(payments: EndedSubscription['payments']): boolean {
  const [latest] = payments.toSorted((a, b) => b.createdAt - a.createdAt);
  return latest?.status === 'failed' || latest?.status === 'blocked';
}
