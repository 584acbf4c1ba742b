import { type Kysely, sql } from 'kysely';

/** What moved the provider's balance, beside the payments that it is of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('payments')
    .addColumn('tax', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('charge_id', 'text')
    .execute();
  await sql`create index payments_charge on payments (charge_id) where charge_id is not null`.execute(db);
  await db.schema.createIndex('payments_paid').on('payments').column('paid_at').execute();
  await db.schema
    .createTable('balance_transactions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('amount', 'integer', (c) => c.notNull())
    .addColumn('fee', 'integer', (c) => c.notNull())
    .addColumn('net', 'integer', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('charge_id', 'text')
    .addColumn('payout_id', 'text')
    .addColumn('looked_up', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('balance_transactions_age').on('balance_transactions').column('created_at').execute();
  await sql`create index balance_transactions_charge on balance_transactions (charge_id) where charge_id is not null`.execute(db);
  await sql`create index balance_transactions_payout on balance_transactions (payout_id) where payout_id is not null`.execute(db);
}
