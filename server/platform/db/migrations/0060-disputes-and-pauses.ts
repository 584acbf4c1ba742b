import type { Kysely } from 'kysely';

/** Cents that a dispute is about; older disputes are about the rest of their payment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('payments').addColumn('dispute_amount', 'integer').execute();
}
