import { type Kysely, sql } from 'kysely';

/** Until when the bank takes an answer to a dispute. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('payments').addColumn('dispute_due_at', 'timestamptz').execute();
  await sql`create index payments_open_disputes on payments (dispute_due_at) where dispute = 'open'`.execute(db);
}
