import type { Selectable } from 'kysely';
import { MINUTE_MS } from '../../../core/time.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Database } from '../../platform/db/schema.ts';
import { hashOf, newToken } from '../../platform/token.ts';

type AccountLink = Selectable<Database['account_links']>;
export type Purpose = AccountLink['purpose'];

/** `email` is the new address in an e-mail change. Links with one `jobId` count once, because a job may be retried. */
export type LinkRequest = {
  readonly purpose: Purpose;
  readonly email: string;
  readonly subscriptionId: string | undefined;
  readonly jobId?: string;
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
export async function createLink(db: Db, { purpose, email, subscriptionId, jobId }: LinkRequest, now: Date): Promise<string> {
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
      expires_at: new Date(now.getTime() + LINK_MINUTES[purpose] * MINUTE_MS),
      created_at: now,
    })
    .execute();
  return token;
}

/** True for a job that is tried again after its link was made. */
export async function hasLinkOf(db: Db, jobId: string, email: string): Promise<boolean> {
  const links = db.selectFrom('account_links').select('token_hash').where('email', '=', email).where('job_id', '=', jobId);
  return (await links.executeTakeFirst()) !== undefined;
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

/** One of several concurrent calls gets the link. */
export async function consumeLink(tx: Db, purpose: Purpose, token: string, now: Date): Promise<AccountLink | undefined> {
  return tx
    .updateTable('account_links')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
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
