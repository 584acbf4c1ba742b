import { type Kysely, sql } from 'kysely';

/** The private address under which a calendar reads the days of a program. Only a digest of its token is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('program_calendars')
    .addColumn('subscription_id', 'text', (column) => column.primaryKey().references('subscriptions.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('first_day', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
}
