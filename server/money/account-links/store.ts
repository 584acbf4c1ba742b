import type { Selectable } from 'kysely';
import { MINUTE_MS } from '../../../core/time.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Database } from '../../platform/db/schema.ts';
import { uncountMail } from '../../platform/http/mail-quota.ts';
import { hashOf, newToken } from '../../platform/token.ts';

type AccountLink = Selectable<Database['account_links']>;
export type Purpose = AccountLink['purpose'];

/** `email` is the new address in an e-mail change. Links with one `jobId` count once, because a job may be retried. */
export type LinkRequest = {
  readonly purpose: Purpose;
  readonly email: string;
  readonly subscriptionId: string | undefined;
  readonly jobId?: string;
  /** What the mail with the link is counted in until the link is used. */
  readonly countKeys?: readonly string[];
  /** Asked for in a browser that has opened a link which was mailed to this address. */
  readonly confirmed?: boolean;
};

/** People may want a night to think about a deletion or an export. */
export const LINK_MINUTES: Readonly<Record<Purpose, number>> = {
  manage: 60,
  app: 60,
  'email-change': 60,
  'email-undo': 72 * 60,
  deletion: 24 * 60,
  export: 24 * 60,
  marketing: 7 * 24 * 60,
  plan: 24 * 60,
};
/** Expired links still count for the limits. */
const MEMORY_MS = 24 * 60 * MINUTE_MS;

/** Returns the token. The database holds only its hash, so that a reader of the database cannot use the link. */
export async function createLink(db: Db, request: LinkRequest, now: Date): Promise<string> {
  const { purpose, email, subscriptionId, jobId, countKeys } = request;
  const token = newToken();
  await db
    .deleteFrom('account_links')
    .where('expires_at', '<', new Date(now.getTime() - MEMORY_MS))
    .execute();
  await db
    .insertInto('account_links')
    .values({
      token_hash: hashOf(token),
      purpose,
      email,
      subscription_id: subscriptionId ?? null,
      job_id: jobId ?? null,
      ...(countKeys && { count_keys: countKeys }),
      expires_at: new Date(now.getTime() + LINK_MINUTES[purpose] * MINUTE_MS),
      created_at: now,
    })
    .execute();
  return token;
}

/** Of a job that is tried again after its link was made. */
export async function findLinkOf(db: Db, jobId: string, email: string): Promise<AccountLink | undefined> {
  return db.selectFrom('account_links').selectAll().where('email', '=', email).where('job_id', '=', jobId).executeTakeFirst();
}

export async function findLink(db: Db, purpose: Purpose, token: string, now: Date): Promise<AccountLink | undefined> {
  return db
    .selectFrom('account_links')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** One of several concurrent calls gets the link. The mail that brought it counts no longer. */
export async function consumeLink(tx: Db, purpose: Purpose, token: string, now: Date): Promise<AccountLink | undefined> {
  const link = await tx
    .updateTable('account_links')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  if (link) await uncountMail(tx, link.count_keys);
  if (link?.job_id) await tx.updateTable('account_links').set({ count_keys: [] }).where('job_id', '=', link.job_id).execute();
  return link;
}

/** True for a link that did what it is for. */
export async function isUsedLink(db: Db, purpose: Purpose, token: string): Promise<boolean> {
  const link = await db
    .selectFrom('account_links')
    .select('used_at')
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return link !== undefined && link.used_at !== null;
}

/** What lets its holder in, moves an order, or opens it in the app. */
export async function revokeLinks(tx: Db, email: string, subscriptionIds: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('account_links')
    .where((link) =>
      link.or([
        link.and([link('purpose', '=', 'manage'), link('email', '=', email)]),
        link.and([link('purpose', 'in', ['email-change', 'app', 'plan']), link('subscription_id', 'in', subscriptionIds)]),
      ]),
    )
    .execute();
}
