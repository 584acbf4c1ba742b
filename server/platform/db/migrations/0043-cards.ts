import type { Kysely } from 'kysely';

/** What kind of card was charged, and the country of its bank. Of earlier charges it is not known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['payments', 'declines']) {
    await db.schema.alterTable(table).addColumn('card_kind', 'text').addColumn('card_country', 'text').execute();
  }
}
