import { sql } from 'kysely';

/** A payment page outlives a refused card, so an expired attempt may be a declined one. */
export const OUTCOME = sql<'paid' | 'failed' | 'left' | 'open'>`
  case when status in ('paid', 'open') then status when decline_reason is not null or status = 'failed' then 'failed' else 'left' end`;

/** Of what failed. */
export const REASON = sql<string>`
  case when status in ('paid', 'open') then '' when decline_reason is null and status = 'failed' then 'unknown' else coalesce(decline_reason, '') end`;
