import type { Kysely } from 'kysely';

/** Cents that a dispute is about, where older disputes are about the rest of their payment; and when a pause ends. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('payments').addColumn('dispute_amount', 'integer').execute();
  await db.schema.alterTable('subscriptions').addColumn('resumes_at', 'timestamptz').execute();
}
