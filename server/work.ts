import { accountLinkJobs } from './account-links/jobs.ts';
import type { Handlers } from './jobs/queue.ts';
import { type MailJobDeps, mailJobs } from './mails/jobs.ts';
import { manageJobs } from './manage/jobs.ts';
import { subscriptionJobs } from './subscriptions/jobs.ts';
import type { SyncDeps } from './subscriptions/sync.ts';

export type WorkDeps = SyncDeps & MailJobDeps;

/** Everything the server does besides answering. */
export function handlers(deps: WorkDeps): Handlers {
  const { mail } = mailJobs(deps);
  return { mail, ...accountLinkJobs({ ...deps, mail }), ...manageJobs(deps), ...subscriptionJobs(deps) };
}
