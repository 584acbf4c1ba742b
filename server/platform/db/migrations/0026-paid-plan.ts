import type { Kysely } from 'kysely';

/** The plan of the current period, while `plan_id` is that of the next renewal. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('subscriptions').addColumn('paid_plan_id', 'text').execute();
}
