import { plans } from '../../../content/plans.ts';
import { type MovementKind, monthlyRevenue, movementBetween } from '../../../core/subscriptions/monthly.ts';
import type { Db } from '../../platform/db/client.ts';
import { isOnTrial, type SubscriptionRow } from './store.ts';

/** In the transaction that wrote `after`. What began and ended before it was first seen moves twice. */
export async function recordMovement(
  tx: Db,
  before: SubscriptionRow | undefined,
  after: SubscriptionRow,
  seenAt: Date,
): Promise<void> {
  const from = before ? monthlyOf(before) : 0;
  const to = monthlyOf(after);
  const began = after.started_at ?? seenAt;
  if (!before && after.ended_at !== null) {
    const most = monthlyOf({ ...after, status: 'active' });
    if (most === 0) return;
    await addMovement(tx, after, { kind: 'new', from: 0, to: most, at: began });
    await addMovement(tx, after, { kind: 'churned', from: most, to: 0, at: after.ended_at });
    return;
  }
  const kind = movementBetween(before && { status: before.status, monthly: from }, { status: after.status, monthly: to });
  if (kind === undefined || after.duplicate_of !== null) return;
  const at = kind === 'churned' ? (after.ended_at ?? seenAt) : before ? seenAt : began;
  await addMovement(tx, after, { kind, from, to, at });
}

type Movement = { readonly kind: MovementKind; readonly from: number; readonly to: number; readonly at: Date };

async function addMovement(
  tx: Db,
  { id, plan_id, end_reason, currency }: SubscriptionRow,
  { kind, from, to, at }: Movement,
): Promise<void> {
  await tx
    .insertInto('subscription_movements')
    .values({
      subscription_id: id,
      plan_id,
      kind,
      end_reason: kind === 'churned' ? end_reason : null,
      monthly_before: from,
      monthly_after: to,
      currency,
      at,
    })
    .execute();
}

function monthlyOf(row: SubscriptionRow): number {
  const { status, plan_id, renewal_amount, recurring_amount, duplicate_of } = row;
  const billed = {
    status,
    planId: plan_id,
    renewalAmount: recurring_amount ?? renewal_amount,
    duplicate: duplicate_of !== null,
    onTrial: isOnTrial(row),
  };
  return monthlyRevenue(billed, plans);
}
