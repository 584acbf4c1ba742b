import type { Kysely } from 'kysely';

/** Discounts that were given at the provider, and the version of its API in which it sends events. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('subscriptions')
    .addColumn('recurring_amount', 'integer')
    .addColumn('regular_amount', 'integer')
    .addColumn('regular_from', 'timestamptz')
    .execute();
  await db.schema.alterTable('provider_events').addColumn('endpoint_version', 'text').execute();
}
