import type { Kysely } from 'kysely';

/** The funnel in which somebody left an address, ordered or was counted; null for the first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['leads', 'checkout_attempts', 'events'])
    await db.schema.alterTable(table).addColumn('funnel', 'text').execute();
}
