import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Tokens of the JSON API, and the orders in which it reads tables page by page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('api_tokens')
    .addColumn('id', 'uuid', (c) => c.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('scopes', 'jsonb', (c) => c.notNull())
    .addColumn('made_by', 'text', (c) => c.notNull())
    .addColumn('made_at', 'timestamptz', (c) => c.notNull())
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .addColumn('last_used_at', 'timestamptz')
    .execute();
  for (const table of ['subscriptions', 'payments'])
    await db.schema.createIndex(`${table}_order`).on(table).columns(['created_at', 'id']).execute();
  await db.schema.createIndex('consent_records_attempt').on('consent_records').column('attempt_id').execute();
}
