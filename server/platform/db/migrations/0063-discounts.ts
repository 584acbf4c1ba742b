import type { Kysely } from 'kysely';

/** Of discounts that were given at the provider. Without one they are empty. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('subscriptions')
    .addColumn('recurring_amount', 'integer')
    .addColumn('regular_amount', 'integer')
    .addColumn('regular_from', 'timestamptz')
    .execute();
}
