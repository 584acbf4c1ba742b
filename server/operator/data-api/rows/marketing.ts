import { type RawBuilder, sql } from 'kysely';

/** A consent counts once its address is confirmed. */
export function agreesToMarketing(email: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from leads l where l.email = ${email} and l.consented_at is not null and l.confirmed_at is not null and l.unsubscribed_at is null)`;
}
