import { type Kysely, sql } from 'kysely';

/** What lets the browser that paid read its order without a sign-in. Only a digest of the token is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('order_keys')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('attempt_id', 'text', (column) => column.notNull().references('checkout_attempts.id').onDelete('cascade'))
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('used_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema.createIndex('order_keys_token').on('order_keys').column('token_hash').execute();
  await db.schema.createIndex('order_keys_attempt').on('order_keys').column('attempt_id').execute();
}
