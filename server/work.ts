import { type AccountLinkJobDeps, accountLinkJobs } from './account-links/jobs.ts';
import { type CompanionJobDeps, companionJobs } from './companion/jobs.ts';
import { contactJobs } from './contact-messages/jobs.ts';
import { type ConversionJobDeps, conversionJobs } from './conversions/jobs.ts';
import { deletionJobs } from './deletion-requests/jobs.ts';
import { purchaseJobs } from './events/purchase.ts';
import { type ForwardingJobDeps, forwardingJobs } from './forwarding/jobs.ts';
import type { Handlers } from './jobs/queue.ts';
import { type MailJobDeps, mailJobs } from './mails/jobs.ts';
import { manageJobs } from './manage/jobs.ts';
import { type MarketingJobDeps, marketingJobs } from './marketing/jobs.ts';
import { type RetentionDeps, retentionJobs } from './privacy/retention.ts';
import { reportJobs } from './reports/funnel/jobs.ts';
import { subscriptionJobs } from './subscriptions/jobs.ts';
import type { SyncDeps } from './subscriptions/sync.ts';
import { type WebhookJobDeps, webhookJobs } from './webhooks/jobs.ts';

export type WorkDeps = Omit<AccountLinkJobDeps, 'mail'> &
  CompanionJobDeps &
  ConversionJobDeps &
  ForwardingJobDeps &
  SyncDeps &
  MailJobDeps &
  MarketingJobDeps &
  WebhookJobDeps &
  RetentionDeps;

/** Everything the server does besides answering. */
export function handlers(deps: WorkDeps): Handlers {
  const { mail } = mailJobs(deps);
  return {
    mail,
    ...accountLinkJobs({ ...deps, mail }),
    ...companionJobs(deps),
    ...contactJobs({ ...deps, mail }),
    ...conversionJobs(deps),
    ...deletionJobs(deps),
    ...forwardingJobs(deps),
    ...manageJobs(deps),
    ...purchaseJobs(deps),
    ...reportJobs(deps),
    ...retentionJobs(deps),
    ...subscriptionJobs(deps),
    ...marketingJobs(deps),
    ...webhookJobs(deps),
  };
}
