import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('declines')
    .addColumn('charge_id', 'text', (c) => c.primaryKey())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('amount', 'integer', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('declined_at', 'timestamptz', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('declines_age').on('declines').column('declined_at').execute();
  await db.schema
    .createTable('trait_values')
    .addColumn('trait', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('added_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('trait_values_pkey', ['trait', 'value'])
    .execute();
}
