import { sql } from 'kysely';
import { soldPlans } from '../../../../content/upsell.ts';
import type { RowsQuery } from '../../../../core/api/v1/queries.ts';
import type { ApiOrder } from '../../../../core/api/v1/rows.ts';
import { planTitle } from '../../../../core/plans/plan.ts';
import { orderKindOf } from '../../../../core/subscriptions/order-kind.ts';
import { namedSource, readSourceNames } from '../../../analytics/sources/store.ts';
import type { Db } from '../../../platform/db/client.ts';
import { inOrderOfTime, pageOf, type RowsPage } from './page.ts';

type Moments = 'createdAt' | 'startedAt' | 'periodEndsAt' | 'endedAt' | 'activatedAt';
type Named = 'kind' | 'title';
type Stored = Omit<ApiOrder, Moments | Named> & { [M in Moments]: Date | null } & {
  readonly createdAt: Date;
  readonly position: string;
  readonly once: boolean;
  readonly upsell: boolean;
};

export async function readOrders(db: Db, query: RowsQuery): Promise<RowsPage<ApiOrder>> {
  const { position, where, order } = inOrderOfTime('subscriptions', query);
  const names = await readSourceNames(db);
  const { rows } = await sql<Stored>`
    select subscriptions.id, ${position} as position, subscriptions.created_at as "createdAt", subscriptions.plan_id as plan, coalesce(subscriptions.paid_plan_id, subscriptions.plan_id) as "paidPlan",
      subscriptions.status, subscriptions.currency, subscriptions.first_amount as "firstAmount", subscriptions.renewal_amount as "renewalAmount", subscriptions.started_at as "startedAt",
      subscriptions.current_period_end as "periodEndsAt", subscriptions.cancel_at_period_end as "cancelsAtPeriodEnd", subscriptions.ended_at as "endedAt", subscriptions.end_reason as "endReason",
      subscriptions.duplicate_of as "duplicateOf", ${namedSource(names, sql`a.source`)} as source,
      coalesce(a.campaign_name, a.campaign) as campaign, coalesce(a.ad_name, a.ad) as ad,
      subscriptions.activated_at as "activatedAt", subscriptions.once, subscriptions.upsell, a.code, a.funnel, after.id as "takenAfter"
    from subscriptions left join checkout_attempts a on a.id = subscriptions.attempt_id
      left join subscriptions after on after.attempt_id = a.upsell_of
    where ${where} order by ${order} limit ${query.limit + 1}`.execute(db);
  return pageOf(rows, query.limit, toApiOrder, (row) => [row.position, row.id]);
}

function toApiOrder({ position: _, once, upsell, ...row }: Stored): ApiOrder {
  return {
    ...row,
    kind: orderKindOf({ once, upsell }),
    title: planTitle(soldPlans, row.paidPlan),
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    periodEndsAt: row.periodEndsAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    activatedAt: row.activatedAt?.toISOString() ?? null,
  };
}
