import type { Kysely } from 'kysely';

/** Until now only what was paid in dollars moved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('subscription_movements')
    .addColumn('currency', 'text', (column) => column.notNull().defaultTo('USD'))
    .execute();
}
