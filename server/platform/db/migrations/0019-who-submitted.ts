import type { Kysely } from 'kysely';

/** The browser that sent answers or a marketing consent: an address alone proves nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('submissions').addColumn('visitor_id', 'text').execute();
  await db.schema.alterTable('leads').addColumn('consent_visitor_id', 'text').execute();
}
