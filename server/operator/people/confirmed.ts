import { type RawBuilder, sql } from 'kysely';

/** Anybody can type an address. A browser vouches for it once it has paid under it. */
export const isConsentConfirmed = isPaidUnder('leads.email', sql`a.visitor_id = leads.consent_visitor_id`);

/** Answers may also belong to the checkout that was paid. */
export const areAnswersConfirmed = isPaidUnder(
  'submissions.email',
  sql`a.visitor_id = submissions.visitor_id or submissions.idempotency_key in (a.id::text, 'late:' || a.id::text)`,
);

function isPaidUnder(email: string, vouches: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from subscriptions s join checkout_attempts a on a.id = s.attempt_id
    where s.email = ${sql.ref(email)} and (${vouches}))`;
}
