import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('checkout_attempts').addColumn('attribution', 'jsonb').execute();
}
