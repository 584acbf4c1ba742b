import type { Kysely } from 'kysely';

/** Sources that the operator gives another name in reports. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('source_aliases')
    .addColumn('alias', 'text', (c) => c.primaryKey())
    .addColumn('source', 'text', (c) => c.notNull())
    .execute();
}
