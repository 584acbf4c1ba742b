import { type Kysely, sql } from 'kysely';

/** Consents under an address that no payment of the same browser confirms wait for a mailed link. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('leads')
    .addColumn('confirmed_at', 'timestamptz')
    .addColumn('confirmed_visitor_id', 'text')
    .execute();
  await sql`
    update leads set confirmed_at = consented_at, confirmed_visitor_id = consent_visitor_id
    where consented_at is not null and exists (
      select 1 from subscriptions s join checkout_attempts a on a.id = s.attempt_id
      where s.email = leads.email and a.visitor_id = leads.consent_visitor_id)`.execute(db);
}
