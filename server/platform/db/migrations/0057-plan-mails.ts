import { type Kysely, sql } from 'kysely';

/** Who asked for a mail about each week of a plan, and keys of an order that open its plan alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('program_mails')
    .addColumn('subscription_id', 'text', (column) => column.primaryKey().references('subscriptions.id').onDelete('cascade'))
    .addColumn('unsubscribe_token', 'uuid', (column) => column.notNull().unique().defaultTo(sql`gen_random_uuid()`))
    .addColumn('mailed_week', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema
    .alterTable('order_keys')
    .addColumn('plan_only', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
}
