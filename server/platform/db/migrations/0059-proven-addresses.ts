import { type Kysely, sql } from 'kysely';

/** Browsers that opened a link which was mailed to an address. A payment proves none, so browsers that paid under theirs prove it anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('confirmed_addresses')
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('visitor_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('confirmed_addresses_pk', ['email', 'visitor_id'])
    .execute();
  await sql`
    insert into confirmed_addresses (email, visitor_id, created_at)
    select email, confirmed_visitor_id, coalesce(confirmed_at, now()) from leads
    where confirmed_visitor_id is not null and not exists (
      select 1 from subscriptions s join checkout_attempts a on a.id = s.attempt_id
      where s.email = leads.email and a.visitor_id = leads.confirmed_visitor_id)`.execute(db);
  await db.schema.alterTable('leads').dropColumn('confirmed_visitor_id').execute();
}
