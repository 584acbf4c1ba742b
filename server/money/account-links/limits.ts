import { type SelectQueryBuilder, sql } from 'kysely';
import { MINUTE_MS } from '../../../core/time.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Database } from '../../platform/db/schema.ts';
import { LINK_MINUTES, type LinkRequest, type Purpose } from './store.ts';

/** For one address and for one subscription. Anybody can ask for a mail about marketing, so there is one while its link is valid. */
const LIMITS: Readonly<Record<Purpose, { readonly max: number; readonly minutes: number }>> = {
  manage: { max: 5, minutes: 60 },
  app: { max: 20, minutes: 60 },
  'email-change': { max: 5, minutes: 60 },
  'email-undo': { max: 20, minutes: 60 },
  deletion: { max: 5, minutes: 60 },
  export: { max: 5, minutes: 60 },
  plan: { max: 20, minutes: 60 },
  marketing: { max: 1, minutes: LINK_MINUTES.marketing },
};

/** Mailed to an address that anybody may have typed. Links that were used were wanted, and do not count. */
export const MAILED: readonly Purpose[] = ['manage', 'email-change', 'deletion', 'export', 'marketing'];
const UNUSED = [
  { max: 3, minutes: 60 },
  { max: 6, minutes: 24 * 60 },
] as const;

export async function exceedsLinkLimit(db: Db, request: LinkRequest, now: Date): Promise<boolean> {
  const { purpose, email, subscriptionId } = request;
  const { max, minutes } = LIMITS[purpose];
  const own = await countLinks(db, request, now, minutes, (links) =>
    links
      .where('purpose', '=', purpose)
      .where((link) => link.or([link('email', '=', email), link('subscription_id', '=', subscriptionId ?? '')])),
  );
  if (own >= max) return true;
  if (!MAILED.includes(purpose)) return false;
  for (const cap of UNUSED) {
    const unused = await countLinks(db, request, now, cap.minutes, (links) =>
      links.where('purpose', 'in', MAILED).where('email', '=', email).where('used_at', 'is', null),
    );
    if (unused >= cap.max) return true;
  }
  return false;
}

type Links = SelectQueryBuilder<Database, 'account_links', { readonly count: string }>;

/** Links of one job count once, and those of this one do not. */
async function countLinks(
  db: Db,
  { jobId }: LinkRequest,
  now: Date,
  minutes: number,
  matching: (links: Links) => Links,
): Promise<number> {
  const links = db
    .selectFrom('account_links')
    .select(sql<string>`count(distinct coalesce(job_id::text, token_hash))`.as('count'))
    .where('created_at', '>', new Date(now.getTime() - minutes * MINUTE_MS))
    .$if(jobId !== undefined, (others) => others.where('job_id', 'is distinct from', jobId ?? null));
  return Number((await matching(links).executeTakeFirstOrThrow()).count);
}
