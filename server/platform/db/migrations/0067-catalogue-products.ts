import type { Kysely } from 'kysely';

/** The products of a list, a row each: a long list is no single value. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('catalogue_products')
    .addColumn('list_id', 'uuid', (c) => c.notNull().references('catalogue_lists.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('line', 'integer', (c) => c.notNull())
    .addColumn('product', 'jsonb', (c) => c.notNull())
    .addPrimaryKeyConstraint('catalogue_products_pkey', ['list_id', 'id'])
    .execute();
}
