import { sql } from 'kysely';
import { MINUTE_MS } from '../../../core/time.ts';
import type { Db } from '../../platform/db/client.ts';
import { LINK_MINUTES, type LinkRequest, type Purpose } from './store.ts';

/** For one address and for one subscription. Anybody can ask for a mail about marketing, so there is one while its link is valid. */
const LIMITS: Readonly<Record<Purpose, { readonly max: number; readonly minutes: number }>> = {
  manage: { max: 5, minutes: 60 },
  app: { max: 20, minutes: 60 },
  'email-change': { max: 5, minutes: 60 },
  deletion: { max: 5, minutes: 60 },
  export: { max: 5, minutes: 60 },
  marketing: { max: 1, minutes: LINK_MINUTES.marketing },
};

export async function exceedsLinkLimit(
  db: Db,
  { purpose, email, subscriptionId, jobId }: LinkRequest,
  now: Date,
): Promise<boolean> {
  const { max, minutes } = LIMITS[purpose];
  const { count } = await db
    .selectFrom('account_links')
    .select(sql<string>`count(distinct coalesce(job_id::text, token_hash))`.as('count'))
    .where('purpose', '=', purpose)
    .where('created_at', '>', new Date(now.getTime() - minutes * MINUTE_MS))
    .where((link) => link.or([link('email', '=', email), link('subscription_id', '=', subscriptionId ?? '')]))
    .$if(jobId !== undefined, (links) => links.where('job_id', 'is distinct from', jobId ?? null))
    .executeTakeFirstOrThrow();
  return Number(count) >= max;
}
