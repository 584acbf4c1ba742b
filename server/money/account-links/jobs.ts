import type { MailOrder } from '../../../core/mails/mail-facts.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Handlers, RunningJob } from '../../platform/jobs/queue.ts';
import { findSubscription } from '../subscriptions/store.ts';
import { areTooMany, LINK_MINUTES, type LinkWish, mintLink } from './store.ts';

export type AccountLinkJobDeps = {
  readonly db: Db;
  readonly publicUrl: URL;
  /** Whether anything of an address is kept here. */
  readonly isKnown: (db: Db, email: string) => Promise<boolean>;
  /** Whether there is a companion app, which may know somebody of whom nothing is here. */
  readonly hasApp: boolean;
  /** Sends at once. The token never waits in the queue, where it could be read: a job that fails makes another. */
  readonly mail: Handlers['mail'];
  readonly now: () => Date;
};

/** What is asked for by anybody is decided here, where nobody sees or measures the answer. */
export function accountLinkJobs(deps: AccountLinkJobDeps): Pick<Handlers, 'account-link'> {
  const { db, publicUrl, isKnown, hasApp, mail, now } = deps;

  async function send(asked: LinkWish, job: RunningJob): Promise<void> {
    const at = now();
    const wish = { ...asked, jobId: job.id };
    if (await areTooMany(db, wish, at)) return;
    const link = linkTo(publicUrl, wish.purpose, await mintLink(db, wish, at));
    const minutes = LINK_MINUTES[wish.purpose];
    const facts = { link, ...(minutes > 60 ? { hours: minutes / 60 } : { minutes }) };
    await mail({ template: TEMPLATES[wish.purpose], to: wish.email, facts } as MailOrder, job);
  }

  return {
    async 'account-link'(asked, job) {
      switch (asked.purpose) {
        case 'manage':
          if (await isBuyer(db, asked.email)) await send({ ...asked, subscriptionId: undefined }, job);
          return;
        case 'app': {
          const subscription = await findSubscription(db, asked.subscriptionId);
          if (subscription) await send({ ...asked, email: subscription.email }, job);
          return;
        }
        case 'deletion':
          if (hasApp || (await isKnown(db, asked.email))) await send({ ...asked, subscriptionId: undefined }, job);
          return;
        case 'export':
          if (await isKnown(db, asked.email)) await send({ ...asked, subscriptionId: undefined }, job);
          return;
        case 'email-change':
          await send(asked, job);
      }
    },
  };
}

const TEMPLATES = {
  manage: 'manage-link',
  app: 'app-link',
  'email-change': 'email-change',
  deletion: 'deletion-link',
  export: 'export-link',
} as const;
const PATHS = {
  manage: '/manage',
  app: '/open',
  'email-change': '/manage/email',
  deletion: '/delete/confirm',
  export: '/privacy/export/download',
} as const;

/** The token stands behind the `#`: browsers send that part to nobody, so it is in no log. */
export function linkTo(publicUrl: URL, purpose: LinkWish['purpose'], token: string): string {
  return new URL(`${PATHS[purpose]}#${token}`, publicUrl).href;
}

async function isBuyer(db: Db, email: string): Promise<boolean> {
  const row = await db.selectFrom('subscriptions').select('id').where('email', '=', email).executeTakeFirst();
  return row !== undefined;
}
