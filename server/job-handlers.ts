import { type ConversionJobDeps, conversionJobs } from './analytics/conversions/jobs.ts';
import { purchaseJobs } from './analytics/events/purchase.ts';
import { type ForwardingJobDeps, forwardingJobs } from './analytics/forwarding/jobs.ts';
import { reportJobs } from './analytics/reports/funnel/jobs.ts';
import { publishedChanges } from './editions/store.ts';
import { contactJobs } from './messages/contact-messages/jobs.ts';
import { type MailJobDeps, mailJobs } from './messages/mails/jobs.ts';
import { type MarketingJobDeps, marketingJobs } from './messages/marketing/jobs.ts';
import { saveOptOut } from './messages/marketing/opt-out.ts';
import { type WebhookJobDeps, webhookJobs } from './messages/webhooks/jobs.ts';
import { type AccountLinkJobDeps, accountLinkJobs } from './money/account-links/jobs.ts';
import { balanceJobs } from './money/balance/jobs.ts';
import { type CompanionJobDeps, companionJobs } from './money/companion/jobs.ts';
import { type EntitlementJobDeps, entitlementJobs } from './money/entitlements/jobs.ts';
import { manageJobs } from './money/manage/jobs.ts';
import { planLinkOfOrder } from './money/program/plan-links.ts';
import { weeklyMailJobs } from './money/program/weekly-mails.ts';
import { subscriptionJobs } from './money/subscriptions/jobs.ts';
import type { SyncDeps } from './money/subscriptions/sync.ts';
import { settleCharges } from './money/upsells/settle.ts';
import { subscriptionObservers } from './observers.ts';
import { alertJobs } from './operator/alerts/jobs.ts';
import { dailyMailJobs } from './operator/daily-mail/jobs.ts';
import type { Handlers } from './platform/jobs/queue.ts';
import { type AnalyticsDeletionDeps, analyticsDeletionJobs } from './privacy/deletion-requests/analytics.ts';
import { deletionJobs } from './privacy/deletion-requests/jobs.ts';
import { isKnownAddress } from './privacy/erasure/erase.ts';
import { type RetentionDeps, retentionJobs } from './privacy/retention/retention.ts';
import { findFirstPage } from './visitors/submissions/first-page.ts';

type WorkDeps = AnalyticsDeletionDeps &
  Omit<AccountLinkJobDeps, 'mail' | 'isKnown'> &
  CompanionJobDeps &
  ConversionJobDeps &
  EntitlementJobDeps & { readonly hasEntitlements: boolean } & ForwardingJobDeps &
  Omit<SyncDeps, 'observers'> &
  Omit<MailJobDeps, 'onUnknownRecipient' | 'firstPageOf' | 'planLinkOf' | 'draftOf'> &
  MarketingJobDeps &
  WebhookJobDeps &
  RetentionDeps;

export function jobHandlers(given: WorkDeps): Handlers {
  const onUnknownRecipient = (email: string) => saveOptOut(given, email);
  const firstPageOf = (attemptId: string) => findFirstPage(given.db, attemptId);
  const planLinkOf = (attemptId: string, email: string) => planLinkOfOrder(given, attemptId, email);
  const draftOf = () => publishedChanges(given.db);
  const own = { observers: subscriptionObservers, isKnown: isKnownAddress, onUnknownRecipient, firstPageOf, planLinkOf, draftOf };
  const deps = { ...given, ...own };
  const { mail } = mailJobs(deps);
  return {
    mail,
    ...accountLinkJobs({ ...deps, mail }),
    ...alertJobs(deps),
    ...balanceJobs(deps),
    ...companionJobs(deps),
    ...contactJobs({ ...deps, mail }),
    ...conversionJobs(deps),
    ...dailyMailJobs(deps),
    ...deletionJobs(deps),
    ...analyticsDeletionJobs(deps),
    ...entitlementJobs(deps),
    ...forwardingJobs(deps),
    ...manageJobs(deps),
    ...purchaseJobs(deps),
    ...reportJobs(deps),
    ...retentionJobs(deps),
    ...subscriptionJobs(deps, settleCharges),
    ...marketingJobs(deps),
    ...webhookJobs(deps),
    ...weeklyMailJobs({ ...deps, mail }),
  };
}
