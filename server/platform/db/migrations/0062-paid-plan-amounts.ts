import { type Kysely, sql } from 'kysely';

/** What the plan of the current period costs. It stays empty where a change is planned already, until the subscription is fetched again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('subscriptions').addColumn('paid_plan_amount', 'integer').execute();
  await sql`update subscriptions set paid_plan_amount = renewal_amount where coalesce(paid_plan_id, plan_id) = plan_id`.execute(
    db,
  );
}
