import { type Kysely, sql } from 'kysely';

/** An operator's own products, one row, and copies of their pictures. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('catalogue')
    .addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn('products', 'jsonb', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema
    .createTable('catalogue_pictures')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('content', 'bytea', (c) => c.notNull())
    .execute();
}
