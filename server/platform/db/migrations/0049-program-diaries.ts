import { type Kysely, sql } from 'kysely';

/** What a buyer notes beside a program: ticks of steps and the check-ins of its weeks. It goes with its order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('program_diaries')
    .addColumn('subscription_id', 'text', (column) => column.primaryKey().references('subscriptions.id').onDelete('cascade'))
    .addColumn('diary', 'jsonb', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
}
