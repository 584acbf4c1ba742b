import type { Kysely } from 'kysely';

/** Which types of events an endpoint gets. Null means all, also those of later versions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('webhook_endpoints').addColumn('event_types', 'jsonb').execute();
}
