import { type Kysely, sql } from 'kysely';

/** Counts outlive the attempts that they are of, and reports say since when they are whole. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('checkout_attempts')
    .addColumn('decline_reason', 'text')
    .execute();
  await db.schema
    .createTable('removed_checkouts')
    .addColumn('quarter', 'timestamptz', (c) => c.notNull())
    .addColumn('plan_id', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('campaign', 'text', (c) => c.notNull())
    .addColumn('ad', 'text', (c) => c.notNull())
    .addColumn('outcome', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('removed_checkouts_pkey', ['quarter', 'plan_id', 'source', 'campaign', 'ad', 'outcome', 'reason'])
    .execute();
  await db.schema
    .createTable('report_spans')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('since', 'timestamptz', (c) => c.notNull())
    .addColumn('until', 'timestamptz')
    .execute();
  // Until now unpaid attempts were deleted after a time without being counted, and paid ones stayed.
  await sql`
    insert into report_spans (name, since)
    select 'checkouts', coalesce(min(created_at) filter (where status <> 'paid'), now()) from checkout_attempts
    having min(created_at) < now() - interval '1 day'`.execute(db);
  await sql`
    insert into report_spans (name, since) select 'declines', min(declined_at) from declines
    having min(declined_at) < now() - interval '399 days'`.execute(db);
}
