import type { Kysely } from 'kysely';

/** When the operator saw to a message. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('contact_messages').addColumn('handled_at', 'timestamptz').execute();
}
