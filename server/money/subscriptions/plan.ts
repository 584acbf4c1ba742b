import { hasEnded } from '../../../core/subscriptions/change.ts';
import type { BuyerRequest, PaymentRow, SubscriptionRow } from './store.ts';

type PaymentHistory = {
  readonly subscription: SubscriptionRow;
  readonly payments: readonly PaymentRow[];
  /** The newest first. */
  readonly requests: readonly BuyerRequest[];
};

/**
 * The plan that the last payment was for. A change of plan names the next one at once, but it begins with the next period: until then
 * the provider calls what is paid already a trial of it, and a subscription that ends before never had it.
 */
export function planPaidFor({ subscription, payments, requests }: PaymentHistory): string {
  const { status, plan_id } = subscription;
  const changes = requests.filter(({ kind, done_at }) => kind === 'plan-change' && done_at !== null);
  if (status === 'trialing') return planBefore(changes[0]) ?? plan_id;
  if (!hasEnded(status)) return plan_id;
  const lastPaid = Math.max(
    0,
    ...payments.filter(({ amount_paid }) => amount_paid > 0).map(({ created_at }) => created_at.getTime()),
  );
  return planBefore(changes.findLast(({ created_at }) => created_at.getTime() > lastPaid)) ?? plan_id;
}

function planBefore(change: BuyerRequest | undefined): string | undefined {
  const from = change?.detail.from;
  return typeof from === 'string' ? from : undefined;
}
