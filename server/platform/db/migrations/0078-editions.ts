import { type Kysely, sql } from 'kysely';

/** Pages in other words, and when each was published; no edition is the content as built. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('editions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('draft', 'jsonb', (c) => c.notNull())
    .addColumn('build', 'text', (c) => c.notNull())
    .addColumn('left_out', 'jsonb')
    .addColumn('pages', 'bytea', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema
    .createTable('edition_publications')
    .addColumn('id', 'integer', (c) => c.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('edition_id', 'text', (c) => c.references('editions.id'))
    .addColumn('published_at', 'timestamptz', (c) => c.notNull())
    .execute();
}
