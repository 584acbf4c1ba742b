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

/** Mailed to an address that anybody may have typed. */
export const MAILED: readonly Purpose[] = ['manage', 'email-change', 'deletion', 'export', 'marketing'];
/** Of one network: a stranger who asks in vain keeps no owner from a link. Links that were used were wanted, and do not count. */
const UNUSED = [
  { max: 3, minutes: 60 },
  { max: 6, minutes: 24 * 60 },
] as const;
/** Of all networks, but for a browser that has opened such a link before. */
const UNUSED_OF_ALL = { max: 12, minutes: 24 * 60 } as const;

export async function exceedsLinkLimit(db: Db, request: LinkRequest, now: Date): Promise<boolean> {
  const { purpose, email, subscriptionId } = request;
  const { max, minutes } = LIMITS[purpose];
  const isMailed = MAILED.includes(purpose);
  const asked = (links: Links) => (isMailed && purpose !== 'marketing' ? ofNetwork(links, request) : links);
  const own = await countLinks(db, request, now, minutes, (links) =>
    asked(links)
      .where('purpose', '=', purpose)
      .where((link) => link.or([link('email', '=', email), link('subscription_id', '=', subscriptionId ?? '')])),
  );
  if (own >= max) return true;
  if (!isMailed) return false;
  const ofAddress = (links: Links) =>
    links.where('purpose', 'in', MAILED).where('email', '=', email).where('used_at', 'is', null);
  for (const cap of UNUSED) {
    const unused = await countLinks(db, request, now, cap.minutes, (links) => ofNetwork(ofAddress(links), request));
    if (unused >= cap.max) return true;
  }
  if (request.confirmed) return false;
  return (await countLinks(db, request, now, UNUSED_OF_ALL.minutes, ofAddress)) >= UNUSED_OF_ALL.max;
}

/** Networks are told apart by what their mails are counted in. */
function ofNetwork(links: Links, { countKeys = [] }: LinkRequest): Links {
  return countKeys.length === 0 ? links : links.where(sql<boolean>`count_keys && ${countKeys}::text[]`);
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
