import { sql } from 'kysely';

/** A payment page outlives a refused card, so an expired attempt may be a declined one. */
export const OUTCOME = sql<'paid' | 'failed' | 'left' | 'open'>`
  case when status in ('paid', 'open') then status when decline_reason is not null or status = 'failed' then 'failed' else 'left' end`;

/**
 * False where both boxes of the dialog were ticked and no button of the wallet was used: nothing was begun. Only a session with
 * elements has no page.
 */
export const BEGUN = sql<boolean>`
  (session_url is not null or session_id is null or status in ('paid', 'failed') or decline_reason is not null or processing_at is not null)`;

/** Of what failed. */
export const REASON = sql<string>`
  case when status in ('paid', 'open') then '' when decline_reason is null and status = 'failed' then 'unknown' else coalesce(decline_reason, '') end`;
