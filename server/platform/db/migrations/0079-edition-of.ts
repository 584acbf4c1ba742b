import type { Kysely } from 'kysely';

/** The edition in which somebody consented, left an address, ordered or was counted; null for the pages as built. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['consents', 'leads', 'checkout_attempts', 'events'])
    await db.schema.alterTable(table).addColumn('edition', 'text').execute();
}
