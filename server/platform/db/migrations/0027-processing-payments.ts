import type { Kysely } from 'kysely';

/** The buyer confirmed a payment that the bank settles later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('checkout_attempts').addColumn('processing_at', 'timestamptz').execute();
}
