export type PaymentState = {
  readonly id: string;
  readonly reason: 'first' | 'renewal' | 'change';
  readonly status: 'open' | 'blocked' | 'processing' | 'paid' | 'failed' | 'void';
  readonly amountPaid: number;
  readonly amountRefunded: number;
  readonly dispute: 'open' | 'won' | 'lost' | undefined;
  /** Cents; 0 of an inquiry. Without it the rest of the payment is disputed. */
  readonly disputeAmount?: number | undefined;
  /** Of a failed payment that the provider tries again: how often. */
  readonly triesLeft?: number | undefined;
};

export type SubscriptionState = {
  readonly status: string;
  readonly planId: string;
  readonly cancelAtPeriodEnd: boolean;
  readonly payments: readonly PaymentState[];
};

/** Each change is reported once. Amounts are cents. */
export type SubscriptionChange =
  | { readonly kind: 'started' }
  | { readonly kind: 'renewed'; readonly paymentId: string; readonly amount: number }
  | { readonly kind: 'payment-failed'; readonly paymentId: string }
  /** It failed again, and is tried once more. */
  | { readonly kind: 'payment-last-try'; readonly paymentId: string }
  | { readonly kind: 'payment-blocked'; readonly paymentId: string }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'paused' }
  | { readonly kind: 'resumed'; readonly after: 'cancellation' | 'pause' }
  | { readonly kind: 'ended' }
  | { readonly kind: 'plan-changed' }
  | { readonly kind: 'refunded'; readonly paymentId: string; readonly amount: number }
  /** A refund that the buyer's bank sent back. */
  | { readonly kind: 'refund-failed'; readonly paymentId: string; readonly amount: number }
  | { readonly kind: 'disputed'; readonly paymentId: string }
  | { readonly kind: 'dispute-closed'; readonly paymentId: string; readonly outcome: 'won' | 'lost' };

export function changesBetween(before: SubscriptionState | undefined, after: SubscriptionState): SubscriptionChange[] {
  const earlier = new Map(before?.payments.map((payment) => [payment.id, payment]));
  return [
    ...(before ? stateChanges(before, after) : firstChanges(after)),
    ...after.payments.flatMap((payment) => paymentChanges(earlier.get(payment.id), payment)),
  ];
}

function firstChanges(after: SubscriptionState): SubscriptionChange[] {
  return [{ kind: 'started' }, ...stateChanges({ ...after, status: 'active', cancelAtPeriodEnd: false }, after)];
}

function stateChanges(before: SubscriptionState, after: SubscriptionState): SubscriptionChange[] {
  const ended = hasEnded(after.status) && !hasEnded(before.status);
  const marked = after.cancelAtPeriodEnd !== before.cancelAtPeriodEnd && !hasEnded(after.status);
  return [
    ...(ended ? [{ kind: 'ended' } as const] : []),
    ...(marked ? [after.cancelAtPeriodEnd ? CANCELLED : TAKEN_BACK] : []),
    ...pauseChanges(before.status, after.status),
    ...(after.planId !== before.planId && !hasEnded(after.status) ? [{ kind: 'plan-changed' } as const] : []),
  ];
}

const CANCELLED = { kind: 'cancelled' } as const;
const TAKEN_BACK = { kind: 'resumed', after: 'cancellation' } as const;

function pauseChanges(before: string, after: string): SubscriptionChange[] {
  if (before === after || hasEnded(after)) return [];
  if (after === PAUSED) return [{ kind: 'paused' }];
  return before === PAUSED ? [{ kind: 'resumed', after: 'pause' }] : [];
}

function paymentChanges(before: PaymentState | undefined, after: PaymentState): SubscriptionChange[] {
  const { id: paymentId, amountPaid: amount } = after;
  const changes: SubscriptionChange[] = [];
  // The `started` change covers the first payment; a plan change has an invoice over zero.
  if (after.reason !== 'first' && amount > 0 && after.status === 'paid' && before?.status !== 'paid')
    changes.push({ kind: 'renewed', paymentId, amount });
  if (after.status === 'failed' && before?.status !== 'failed') changes.push({ kind: 'payment-failed', paymentId });
  if (after.status === 'failed' && before?.status === 'failed' && after.triesLeft === 1 && before.triesLeft !== 1)
    changes.push({ kind: 'payment-last-try', paymentId });
  if (after.status === 'blocked' && before?.status !== 'blocked') changes.push({ kind: 'payment-blocked', paymentId });
  const refunded = after.amountRefunded - (before?.amountRefunded ?? 0);
  if (refunded > 0) changes.push({ kind: 'refunded', paymentId, amount: refunded });
  if (refunded < 0) changes.push({ kind: 'refund-failed', paymentId, amount: -refunded });
  // A lost dispute that is appealed is open again.
  const isOpened = after.dispute === 'open' ? before?.dispute !== 'open' : after.dispute && !before?.dispute;
  if (isOpened) changes.push({ kind: 'disputed', paymentId });
  if (after.dispute && after.dispute !== 'open' && after.dispute !== before?.dispute)
    changes.push({ kind: 'dispute-closed', paymentId, outcome: after.dispute });
  return changes;
}

/** States in which there is access, or a payment still to come. */
export const RUNNING = ['trialing', 'active', 'past_due', 'unpaid', 'paused'] as const;

/** Nothing is charged until it is resumed. */
export const PAUSED = 'paused';

const ENDED: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired']);

export function hasEnded(status: string): boolean {
  return ENDED.has(status);
}

export function hasBegun(status: string): boolean {
  return status !== 'incomplete' && status !== 'incomplete_expired';
}
