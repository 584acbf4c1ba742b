import type { Kysely } from 'kysely';

/** Since when nothing arrives at an endpoint, how many attempts have failed in that time, and why it is disabled. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('webhook_endpoints')
    .addColumn('failing_since', 'timestamptz')
    .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('disabled_by', 'text')
    .execute();
}
