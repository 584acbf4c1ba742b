import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Older requests were stored before their confirmation, so none of them may delete anything.
  await sql`delete from deletion_requests`.execute(db);
  await sql`alter table deletion_requests alter column email drop not null, add column went jsonb not null default '[]'`.execute(
    db,
  );
  await db.schema
    .alterTable('deletion_requests')
    .addColumn('kept_until', 'timestamptz')
    .addColumn('erased_at', 'timestamptz')
    .addColumn('done_at', 'timestamptz')
    .execute();
  await db.schema.alterTable('account_links').addColumn('job_id', 'uuid').execute();
  await db.schema.createIndex('checkout_attempts_email').on('checkout_attempts').column('email').execute();
  for (const table of ['leads', 'submissions', 'offers', 'checkout_attempts', 'contact_messages', 'provider_events']) {
    await db.schema.createIndex(`${table}_age`).on(table).column('created_at').execute();
  }
}
