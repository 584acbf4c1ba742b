import { type Kysely, sql } from 'kysely';

/** The counts of networks and of all that a mail with a link was counted in, and that it leaves once the link is used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('account_links')
    .addColumn('count_keys', sql`text[]`, (c) => c.notNull().defaultTo(sql`'{}'`))
    .execute();
}
