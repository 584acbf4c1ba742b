import type { Kysely } from 'kysely';

/** An order that is paid once: nothing renews. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('subscriptions')
    .addColumn('once', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
}
