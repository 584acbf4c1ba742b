import { paidUntil } from '../../../core/subscriptions/paid-until.ts';
import type { PaymentRow, SubscriptionRow } from './store.ts';

export function paidUntilOf(row: SubscriptionRow, payments: readonly PaymentRow[]): Date | null {
  const until = paidUntil({
    status: row.status,
    startedAt: (row.started_at ?? row.created_at).getTime(),
    periodStart: row.current_period_start?.getTime() ?? null,
    periodEnd: row.current_period_end?.getTime() ?? null,
    payments: payments.map(({ status, created_at }) => ({ status, createdAt: created_at.getTime() })),
  });
  return until === null ? null : new Date(until);
}

/** When the current period began, while its payment has not arrived. */
export function unpaidSince(row: SubscriptionRow, payments: readonly PaymentRow[]): Date | null {
  const until = paidUntilOf(row, payments);
  return until?.getTime() === row.current_period_end?.getTime() ? null : until;
}
