import { type Kysely, sql } from 'kysely';

/** Lists of products: the one in use, and the one that an operator has uploaded and not published yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('catalogue_lists')
    .addColumn('id', 'uuid', (c) => c.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('file_name', 'text', (c) => c.notNull())
    .addColumn('operator', 'text')
    .addColumn('report', 'jsonb')
    .addColumn('refusals', 'jsonb')
    .addColumn('served', 'jsonb')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn('published_at', 'timestamptz')
    .execute();
}
