import { hasEnded } from '../../../core/subscriptions/change.ts';
import type { BuyerRequest, PaymentRow, SubscriptionRow } from './store.ts';

type PaymentHistory = {
  readonly subscription: SubscriptionRow;
  readonly payments: readonly PaymentRow[];
  /** Newest first. */
  readonly requests: readonly BuyerRequest[];
};

/** A plan change names the next plan at once; until the paid period ends, the provider calls it a trial of that plan. */
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
