import { sql } from 'kysely';
import type { NewOrder } from '../../../core/api/operator/morning.ts';
import { readSourceNames } from '../../analytics/sources/store.ts';
import type { Db } from '../../platform/db/client.ts';

const MAX_ORDERS = 8;

/** Without the buyers' addresses: who may see money may not always see people. */
export async function readNewOrders(db: Db): Promise<readonly NewOrder[]> {
  const names = await readSourceNames(db);
  const rows = await db
    .selectFrom('payments')
    .innerJoin('subscriptions', 'subscriptions.id', 'subscription_id')
    .leftJoin('checkout_attempts', 'checkout_attempts.id', 'attempt_id')
    .where('reason', '=', 'first')
    .where('payments.status', '=', 'paid')
    .where('duplicate_of', 'is', null)
    .where('upsell', '=', false)
    .where('paid_at', 'is not', null)
    .select([
      'payments.id',
      sql<string>`coalesce(paid_plan_id, subscriptions.plan_id)`.as('planId'),
      'amount_paid as amount',
      'payments.currency',
      'paid_at',
      'source',
      sql<string | null>`coalesce(campaign_name, campaign)`.as('campaign'),
    ])
    .orderBy('paid_at', 'desc')
    .limit(MAX_ORDERS)
    .execute();
  return rows.map(({ paid_at, source, ...order }) => ({
    ...order,
    source: source === null ? null : (names.get(source) ?? source),
    at: paid_at?.getTime() ?? 0,
  }));
}
