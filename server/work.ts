import { type ConversionJobDeps, conversionJobs } from './analytics/conversions/jobs.ts';
import { purchaseJobs } from './analytics/events/purchase.ts';
import { type ForwardingJobDeps, forwardingJobs } from './analytics/forwarding/jobs.ts';
import { reportJobs } from './analytics/reports/funnel/jobs.ts';
import { contactJobs } from './messages/contact-messages/jobs.ts';
import { type MailJobDeps, mailJobs } from './messages/mails/jobs.ts';
import { type MarketingJobDeps, marketingJobs } from './messages/marketing/jobs.ts';
import { type WebhookJobDeps, webhookJobs } from './messages/webhooks/jobs.ts';
import { type AccountLinkJobDeps, accountLinkJobs } from './money/account-links/jobs.ts';
import { type CompanionJobDeps, companionJobs } from './money/companion/jobs.ts';
import { manageJobs } from './money/manage/jobs.ts';
import { subscriptionJobs } from './money/subscriptions/jobs.ts';
import type { SyncDeps } from './money/subscriptions/sync.ts';
import { subscriptionObservers } from './observers.ts';
import type { Handlers } from './platform/jobs/queue.ts';
import { deletionJobs } from './privacy/deletion-requests/jobs.ts';
import { isKnownAddress } from './privacy/erasure/erase.ts';
import { type RetentionDeps, retentionJobs } from './privacy/retention/retention.ts';
import { findFirstPage } from './visitors/submissions/first-page.ts';

type WorkDeps = Omit<AccountLinkJobDeps, 'mail' | 'isKnown'> &
  CompanionJobDeps &
  ConversionJobDeps &
  ForwardingJobDeps &
  Omit<SyncDeps, 'observers'> &
  Omit<MailJobDeps, 'firstPageOf'> &
  MarketingJobDeps &
  WebhookJobDeps &
  RetentionDeps;

export function handlers(given: WorkDeps): Handlers {
  const firstPageOf = (attemptId: string) => findFirstPage(given.db, attemptId);
  const deps = { ...given, observers: subscriptionObservers, isKnown: isKnownAddress, firstPageOf };
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
