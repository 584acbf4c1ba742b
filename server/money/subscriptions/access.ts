import { type Access, accessOf } from '../../../core/subscriptions/access.ts';
import { type PaymentRow, paymentStateOf, type SubscriptionRow } from './store.ts';

/** Whether this order opens what it bought, and until when it is paid. Every answer, notice and mail about access asks here. */
export function accessTo(
  row: SubscriptionRow,
  payments: readonly PaymentRow[],
  now: Date,
): Omit<Access, 'until'> & { readonly until: Date | null } {
  const { given, until } = accessOf(
    {
      status: row.status,
      once: row.once,
      duplicate: row.duplicate_of !== null,
      startedAt: (row.started_at ?? row.created_at).getTime(),
      endedAt: row.ended_at?.getTime() ?? null,
      asOf: row.as_of.getTime(),
      periodStart: row.current_period_start?.getTime() ?? null,
      periodEnd: row.current_period_end?.getTime() ?? null,
      payments: payments.map(paymentStateOf),
    },
    now.getTime(),
  );
  return { given, until: until === null ? null : new Date(until) };
}
