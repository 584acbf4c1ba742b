import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ad_traces')
    .addColumn('attempt_id', 'text', (c) => c.primaryKey().references('checkout_attempts.id').onDelete('cascade'))
    .addColumn('consent_id', 'uuid', (c) => c.notNull())
    .addColumn('platforms', 'jsonb', (c) => c.notNull())
    .addColumn('client', 'jsonb', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
}
