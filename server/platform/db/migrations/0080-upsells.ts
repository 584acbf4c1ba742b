import type { Kysely } from 'kysely';

/** What is offered once after an order, and orders of it: they stand beside the plan and are none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('checkout_attempts').addColumn('upsell_of', 'text').execute();
  await db.schema
    .alterTable('subscriptions')
    .addColumn('upsell', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('opened_at', 'timestamptz')
    .execute();
  await db.schema
    .createTable('upsells')
    .addColumn('order_attempt_id', 'text', (column) => column.primaryKey().references('checkout_attempts.id').onDelete('cascade'))
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('attempt_id', 'text', (column) => column.references('checkout_attempts.id').onDelete('set null'))
    .addColumn('seen_at', 'timestamptz', (column) => column.notNull())
    .addColumn('declined_at', 'timestamptz')
    .execute();
  await db.schema
    .createIndex('checkout_attempts_upsell_of')
    .on('checkout_attempts')
    .column('upsell_of')
    .where('upsell_of', 'is not', null)
    .execute();
  await db.schema.createIndex('upsells_attempt').on('upsells').column('attempt_id').execute();
  await db.schema.createIndex('upsells_seen_at').on('upsells').column('seen_at').execute();
}
