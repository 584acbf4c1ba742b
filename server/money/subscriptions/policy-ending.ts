import { policies } from '../../../content/policies.ts';
import type { SubscriptionChange } from '../../../core/subscriptions/change.ts';
import { endingBy, type PolicyEnding } from '../../../core/subscriptions/policies.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { findPayments, type PaymentRow, paymentStateOf, type SubscriptionRow } from './store.ts';

const RETURNS: ReadonlySet<SubscriptionChange['kind']> = new Set(['refunded', 'disputed', 'dispute-closed']);

/** Undefined for a duplicate, which a job of its own ends. */
export function policyEndingOf(row: SubscriptionRow, payments: readonly PaymentRow[]): PolicyEnding | undefined {
  if (row.duplicate_of !== null) return undefined;
  return endingBy(policies, {
    status: row.status,
    startedAt: (row.started_at ?? row.created_at).getTime(),
    periodStart: row.current_period_start?.getTime() ?? null,
    periodEnd: row.current_period_end?.getTime() ?? null,
    payments: payments.map(paymentStateOf),
  });
}

export async function enqueuePolicyEnding(
  tx: Db,
  queue: Queue,
  subscription: SubscriptionRow,
  changes: readonly SubscriptionChange[],
): Promise<void> {
  const { id: subscriptionId, as_of } = subscription;
  if (!changes.some(({ kind }) => RETURNS.has(kind))) return;
  if (policyEndingOf(subscription, await findPayments(tx, subscriptionId)) === undefined) return;
  await queue.add(tx, 'end-by-policy', { subscriptionId }, { key: `${subscriptionId}:${as_of.getTime()}` });
}
