import { sql } from 'kysely';
import type { RowsQuery } from '../../../../core/api/v1/queries.ts';
import type { ApiPayment } from '../../../../core/api/v1/rows.ts';
import { lostAmountOf } from '../../../money/subscriptions/store.ts';
import type { Db } from '../../../platform/db/client.ts';
import { inOrderOfTime, pageOf, type RowsPage } from './page.ts';

type Stored = Omit<ApiPayment, 'createdAt' | 'paidAt'> & {
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly position: string;
};

export async function readPayments(db: Db, query: RowsQuery): Promise<RowsPage<ApiPayment>> {
  const { position, where, order } = inOrderOfTime('payments', query);
  const { rows } = await sql<Stored>`
    select id, ${position} as position, created_at as "createdAt", subscription_id as "order", reason, status, currency,
      amount_due as "amountDue", amount_paid as "amountPaid", amount_refunded as "amountRefunded", ${lostAmountOf('payments')} as "amountLost", tax, dispute, number,
      paid_at as "paidAt"
    from payments where ${where} order by ${order} limit ${query.limit + 1}`.execute(db);
  return pageOf(rows, query.limit, toApiPayment, (row) => [row.position, row.id]);
}

function toApiPayment({ position: _, ...row }: Stored): ApiPayment {
  return { ...row, createdAt: row.createdAt.toISOString(), paidAt: row.paidAt?.toISOString() ?? null };
}
