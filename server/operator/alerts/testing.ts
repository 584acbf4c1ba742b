import { bucketOf, grains } from '../../../core/analytics/buckets.ts';
import { emptyCount } from '../../../core/analytics/counts.ts';
import { ALL } from '../../../core/analytics/visit.ts';
import { addCountRows } from '../../analytics/reports/funnel/count-rows.ts';
import { moveCursor } from '../../analytics/reports/funnel/store.ts';
import type { Db } from '../../platform/db/client.ts';

type Visits = { readonly visitors: number; readonly buyers?: number };

export async function countVisits(db: Db, at: Date, { visitors, buyers = 0 }: Visits): Promise<void> {
  const counts = { paid: { ...emptyCount(), views: buyers } };
  const row = { ...ALL, visitors, buyers: 0, counts };
  await addCountRows(
    db,
    grains.map((grain) => ({ ...row, grain, bucket: bucketOf(grain, at.getTime()) })),
  );
}

export async function countUntil(db: Db, at: Date): Promise<void> {
  await moveCursor(db, 0, at);
}

export async function addPayment(db: Db, id: string, paid: Date, amount: number, currency = 'USD'): Promise<void> {
  await db
    .insertInto('subscriptions')
    .values({
      id: `sub_${id}`,
      attempt_id: null,
      customer_id: `cus_${id}`,
      email: `${id}@example.com`,
      plan_id: 'year',
      status: 'active',
      currency,
      first_amount: amount,
      renewal_amount: amount,
      started_at: paid,
      current_period_start: null,
      current_period_end: null,
      ended_at: null,
      duplicate_of: null,
      as_of: paid,
    })
    .execute();
  await db
    .insertInto('payments')
    .values({
      id: `in_${id}`,
      subscription_id: `sub_${id}`,
      reason: 'first',
      status: 'paid',
      currency,
      amount_due: amount,
      amount_paid: amount,
      amount_refunded: 0,
      dispute: null,
      tax: 0,
      charge_id: null,
      number: null,
      document_url: null,
      created_at: paid,
      paid_at: paid,
    })
    .execute();
}
