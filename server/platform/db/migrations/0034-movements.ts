import { type Kysely, sql } from 'kysely';

/** What a subscription brings a month, whenever that changed; and what advertisements cost. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('subscription_movements')
    .addColumn('id', 'bigserial', (c) => c.primaryKey())
    .addColumn('subscription_id', 'text')
    .addColumn('plan_id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('monthly_before', 'integer', (c) => c.notNull())
    .addColumn('monthly_after', 'integer', (c) => c.notNull())
    .addColumn('at', 'timestamptz', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('subscription_movements_age').on('subscription_movements').column('at').execute();
  await db.schema
    .createIndex('subscription_movements_subscription')
    .on('subscription_movements')
    .column('subscription_id')
    .execute();
  await db.schema.alterTable('operator').addColumn('time_zone', 'text').execute();
  await db.schema
    .createTable('ad_spend')
    .addColumn('day', 'date', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('campaign', 'text', (c) => c.notNull())
    .addColumn('ad', 'text', (c) => c.notNull())
    .addColumn('cost', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('ad_spend_pkey', ['day', 'source', 'campaign', 'ad'])
    .execute();
  // What a plan was before it was changed is known to nobody, so each subscription moves with the plan that it has now.
  const MONTHLY = sql`round(renewal_amount::numeric / case plan_id when 'year' then 12 when 'quarter' then 3 else 1 end)::integer`;
  await sql`
    insert into subscription_movements (subscription_id, plan_id, kind, monthly_before, monthly_after, at)
    select id, plan_id, 'new', 0, ${MONTHLY}, started_at from subscriptions
    where duplicate_of is null and started_at is not null and status <> 'incomplete' and ${MONTHLY} > 0
    order by started_at`.execute(db);
  await sql`
    insert into subscription_movements (subscription_id, plan_id, kind, monthly_before, monthly_after, at)
    select id, plan_id, 'churned', ${MONTHLY}, 0, ended_at from subscriptions
    where duplicate_of is null and started_at is not null and status <> 'incomplete' and ended_at is not null and ${MONTHLY} > 0
    order by ended_at`.execute(db);
  await sql`
    insert into report_spans (name, since)
    select 'movements', now() from subscriptions having count(*) > 0`.execute(db);
}
