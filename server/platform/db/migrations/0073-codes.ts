import { type Kysely, sql } from 'kysely';

/** Discount codes of the shop, and the one that an order was made with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('codes')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('percent_off', 'integer')
    .addColumn('amount_off', 'integer')
    .addColumn('currency', 'text')
    .addColumn('charges', 'integer')
    .addColumn('plans', sql`text[]`)
    .addColumn('begins_at', 'timestamptz', (column) => column.notNull())
    .addColumn('ends_at', 'timestamptz')
    .addColumn('max_uses', 'integer')
    .addColumn('made_by', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.alterTable('checkout_attempts').addColumn('code', 'text').execute();
  await db.schema
    .createIndex('checkout_attempts_code')
    .on('checkout_attempts')
    .column('code')
    .where('code', 'is not', null)
    .execute();
}
