import type { Kysely } from 'kysely';

/** The trial that an order begins with, when it ends, and when it was first charged after it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('checkout_attempts').addColumn('trial_days', 'integer').execute();
  await db.schema
    .alterTable('subscriptions')
    .addColumn('trial_ends_at', 'timestamptz')
    .addColumn('converted_at', 'timestamptz')
    .execute();
}
