import { sql } from 'kysely';
import { isAddressConfirmed } from '../leads/confirmed-address.ts';

/** Answers may also belong to a checkout that was paid. */
export const areAnswersConfirmed = sql<boolean>`coalesce(
  ${isAddressConfirmed(sql.ref('submissions.email'), sql.ref('submissions.visitor_id'))} or exists (
    select 1 from subscriptions s join checkout_attempts a on a.id = s.attempt_id
    where s.email = submissions.email and submissions.idempotency_key in (a.id::text, 'late:' || a.id::text)), false)`;
