import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('consents')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('first_id', 'uuid', (c) => c.notNull())
    .addColumn('seq', 'bigserial', (c) => c.notNull())
    .addColumn('version', 'text', (c) => c.notNull())
    .addColumn('text_hash', 'text')
    .addColumn('statistics', 'boolean', (c) => c.notNull())
    .addColumn('answers', 'boolean', (c) => c.notNull())
    .addColumn('ads', 'boolean', (c) => c.notNull())
    .addColumn('gpc', 'boolean', (c) => c.notNull())
    .addColumn('chosen_at', 'timestamptz', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema.createIndex('consents_first').on('consents').columns(['first_id', 'seq']).execute();
  await db.schema.createIndex('consents_created').on('consents').column('created_at').execute();
}
