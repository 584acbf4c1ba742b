import { sql } from 'kysely';
import type { MailOrder } from '../../../core/mails/mail-facts.ts';
import type { AppLinks } from '../../platform/app-link-settings.ts';
import type { Db } from '../../platform/db/client.ts';
import { countMail } from '../../platform/http/mail-quota.ts';
import type { Handlers, RunningJob } from '../../platform/jobs/queue.ts';
import { awaitsConfirmation } from '../../visitors/leads/store.ts';
import { findSubscription } from '../subscriptions/store.ts';
import { exceedsLinkLimit, MAILED } from './limits.ts';
import { createLink, findLinkOf, LINK_MINUTES, type LinkRequest, type Purpose } from './store.ts';

export type AccountLinkJobDeps = {
  readonly db: Db;
  readonly publicUrl: URL;
  readonly appLinks?: AppLinks | undefined;
  readonly isKnown: (db: Db, email: string) => Promise<boolean>;
  /** The companion app may know an address that the database does not. */
  readonly hasApp: boolean;
  /** To typed addresses, of all visitors together; 0 is no limit. */
  readonly mailsPerDay: number;
  /** Sends at once, because a token could be read in the queue. A retry creates a new token. */
  readonly mail: Handlers['mail'];
  readonly now: () => Date;
};

type JobLink = LinkRequest & { readonly jobId: string };

/** Undefined over the limits, which hold for requests side by side too. */
async function createLinkWithin({ db, mailsPerDay }: AccountLinkJobDeps, linkRequest: JobLink, now: Date) {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`links to ${linkRequest.email}`}, 0))`.execute(tx);
    if (await exceedsLinkLimit(tx, linkRequest, now)) return undefined;
    const countKeys = await countLink(tx, linkRequest, mailsPerDay, now);
    return countKeys && createLink(tx, { ...linkRequest, countKeys }, now);
  });
}

/** Strangers who use up the mails of the day must not keep buyers from their orders and their rights. */
const NEVER_STOPPED: readonly Purpose[] = ['manage', 'deletion', 'export'];

/** What the link's mail is counted in. Undefined when no further one goes out today. */
async function countLink(tx: Db, link: JobLink, perDay: number, now: Date): Promise<readonly string[] | undefined> {
  const { purpose, email, jobId, countKeys = [] } = link;
  if (!MAILED.includes(purpose)) return countKeys;
  const before = await findLinkOf(tx, jobId, email);
  if (before) return before.count_keys;
  const isOwed = NEVER_STOPPED.includes(purpose) && (await isBuyer(tx, email));
  const ofAll = await countMail(tx, isOwed ? 0 : perDay, now);
  return ofAll === undefined ? undefined : [...countKeys, ofAll];
}

/** A job decides, so that neither a response nor its timing reveals whether an address is known. */
export function accountLinkJobs(deps: AccountLinkJobDeps): Pick<Handlers, 'account-link'> {
  const { db, isKnown, hasApp, mail, now } = deps;

  async function send(data: MailedLink, job: RunningJob, more = {}): Promise<void> {
    const at = now();
    const linkRequest = { ...data, jobId: job.id };
    const token = await createLinkWithin(deps, linkRequest, at);
    if (token === undefined) return;
    const link = linkTo(deps, linkRequest.purpose, token);
    const minutes = LINK_MINUTES[linkRequest.purpose];
    const facts = { link, ...periodOf(minutes), ...more };
    await mail({ template: TEMPLATES[linkRequest.purpose], to: linkRequest.email, facts } as MailOrder, job);
  }

  return {
    async 'account-link'(data, job) {
      switch (data.purpose) {
        case 'manage':
          if (await isBuyer(db, data.email)) await send({ ...data, subscriptionId: undefined }, job);
          return;
        case 'app': {
          const subscription = await findSubscription(db, data.subscriptionId);
          if (subscription) await send({ ...data, email: subscription.email }, job);
          return;
        }
        case 'deletion':
          if (hasApp || (await isKnown(db, data.email))) await send({ ...data, subscriptionId: undefined }, job);
          return;
        case 'export':
          if (await isKnown(db, data.email)) await send({ ...data, subscriptionId: undefined }, job);
          return;
        case 'marketing':
          if (await awaitsConfirmation(db, data.email)) await send({ ...data, subscriptionId: undefined }, job);
          return;
        case 'email-change':
          await send(data, job);
          return;
        case 'email-undo':
          await send(data, job, { changedAt: data.changedAt });
      }
    },
  };
}

type MailedLink = LinkRequest & { readonly purpose: keyof typeof TEMPLATES };

const TEMPLATES = {
  manage: 'manage-link',
  app: 'app-link',
  'email-change': 'email-change',
  'email-undo': 'email-changed',
  deletion: 'deletion-link',
  export: 'export-link',
  marketing: 'marketing-confirmation',
} as const;
export const LINK_PATHS = {
  manage: '/manage',
  app: '/open',
  'email-change': '/manage/email',
  'email-undo': '/manage/email/undo',
  deletion: '/delete/confirm',
  export: '/privacy/export/download',
  marketing: '/confirm',
  plan: '/plan',
} as const;

type LinkHosts = Pick<AccountLinkJobDeps, 'publicUrl' | 'appLinks'>;

/** Browsers send no fragment to a server, so the token is in no log. */
export function linkTo({ publicUrl, appLinks }: LinkHosts, purpose: LinkRequest['purpose'], token: string): string {
  const host = purpose === 'app' && appLinks ? appLinks.url : publicUrl;
  return new URL(`${LINK_PATHS[purpose]}#${token}`, host).href;
}

function periodOf(minutes: number) {
  const hours = minutes / 60;
  if (hours <= 1) return { minutes };
  return hours <= 24 ? { hours } : { days: hours / 24 };
}

async function isBuyer(db: Db, email: string): Promise<boolean> {
  const row = await db.selectFrom('subscriptions').select('id').where('email', '=', email).executeTakeFirst();
  return row !== undefined;
}
