import type { Platform } from '../../../core/consent/platforms.ts';
import type { MailOrder } from '../../../core/mails/mail-facts.ts';
import type { SubscriptionNotice } from '../../../core/subscriptions/notice.ts';

export type Jobs = {
  mail: MailOrder;
  'provider-event': { readonly eventId: string };
  'end-duplicate': { readonly subscriptionId: string };
  'end-unpaid': { readonly subscriptionId: string };
  reconcile: Nothing;
  'import-balance': Nothing;
  'count-events': Nothing;
  'count-purchase': { readonly attemptId: string };
  'count-failed-purchase': FailedPurchase & { readonly attemptId: string };
  remind: Nothing;
  'account-link':
    | { readonly purpose: 'manage' | 'deletion' | 'export' | 'marketing'; readonly email: string }
    | { readonly purpose: 'app'; readonly subscriptionId: string }
    | { readonly purpose: 'email-change'; readonly subscriptionId: string; readonly email: string };
  'buyer-request': { readonly requestId: string };
  'contact-mail': { readonly messageId: string; readonly to: 'support' | 'sender' };
  webhook: { readonly eventId: string; readonly listener: string };
  'list-member': { readonly email: string };
  'list-removal': { readonly email: string };
  'abandoned-quiz': { readonly email: string };
  conversion: { readonly attemptId: string; readonly platform: Platform };
  'conversion-refund': ConversionRefund & { readonly platform: Platform };
  'forward-events': Nothing;
  'events-batch': { readonly after: number; readonly upTo: number };
  'app-answers': { readonly submissionKey: string };
  'app-deletion': { readonly email: string };
  'analytics-deletion': { readonly email: string };
  'app-subscriber': { readonly email: string };
  'app-subscription': SubscriptionNotice;
  entitlement: Pick<SubscriptionNotice, 'appUserId' | 'subscription' | 'change'>;
  'entitlement-removal': { readonly email: string; readonly appUserId: string };
  erase: { readonly requestId: string };
  retention: Nothing;
  'judge-alerts': Nothing;
  'daily-mails': Nothing;
};

/** `occasion` differs for each failure; `message` is the provider's code, and `at` is epoch milliseconds. */
export type FailedPurchase = {
  readonly reason: 'declined' | 'expired';
  readonly message: string;
  readonly occasion: string;
  readonly at: number;
};

/** Of an order's first payment; `amount` in cents, `at` in epoch milliseconds. */
export type ConversionRefund = { readonly attemptId: string; readonly amount: number; readonly at: number };

type Nothing = Readonly<Record<string, never>>;

export type JobName = keyof Jobs;

/** The waits double up to `longestSeconds` or up to twice that, at random for each job. */
export type Retry = { readonly limit: number; readonly firstSeconds: number; readonly longestSeconds: number };

const HOUR_SECONDS = 60 * 60;

/** The last attempt begins 24 to 48 hours after the first. */
const RETRY: Retry = { limit: 35, firstSeconds: 2, longestSeconds: HOUR_SECONDS };
/** Few attempts for numerous jobs; the last begins 26 to 53 hours after the first. */
const SLOW_RETRY: Retry = { limit: 12, firstSeconds: 60, longestSeconds: 6 * HOUR_SECONDS };

type Policy = {
  /** Per server. */
  readonly atOnce: number;
  /** Once per period over all servers; such a job has no data. */
  readonly everyMinutes?: number;
  /** Jobs with the same value and subject run one after the other, whatever their names. */
  readonly ordered?: string;
  /** The adapter whose external system the job calls; the operator can retry it. */
  readonly delivers?: 'mail' | 'webhook' | 'list' | 'conversions' | 'analytics' | 'companion' | 'entitlements';
  readonly retry?: Retry;
};

/** A handler ends within two minutes; half a minute later its job counts as lost and starts again. */
export const catalogue: Readonly<Record<JobName, Policy>> = {
  mail: { atOnce: 4, delivers: 'mail' },
  'provider-event': { atOnce: 4 },
  'end-duplicate': { atOnce: 1 },
  'end-unpaid': { atOnce: 1 },
  reconcile: { atOnce: 1, everyMinutes: 5 },
  'import-balance': { atOnce: 1, everyMinutes: 15 },
  'count-events': { atOnce: 1, everyMinutes: 1 },
  'count-purchase': { atOnce: 1 },
  'count-failed-purchase': { atOnce: 1 },
  remind: { atOnce: 1, everyMinutes: 60 },
  'account-link': { atOnce: 2, delivers: 'mail' },
  'buyer-request': { atOnce: 2 },
  'contact-mail': { atOnce: 2, delivers: 'mail' },
  webhook: { atOnce: 4, ordered: 'webhook', delivers: 'webhook' },
  'list-member': { atOnce: 2, ordered: 'list', delivers: 'list' },
  'list-removal': { atOnce: 2, ordered: 'list', delivers: 'list' },
  'abandoned-quiz': { atOnce: 1 },
  conversion: { atOnce: 2, delivers: 'conversions' },
  'conversion-refund': { atOnce: 2, delivers: 'conversions' },
  'forward-events': { atOnce: 1, everyMinutes: 1 },
  'events-batch': { atOnce: 2, delivers: 'analytics', retry: SLOW_RETRY },
  'app-answers': { atOnce: 4, ordered: 'app', delivers: 'companion' },
  'analytics-deletion': { atOnce: 1, delivers: 'analytics' },
  'app-deletion': { atOnce: 2, ordered: 'app', delivers: 'companion' },
  'app-subscriber': { atOnce: 2, ordered: 'app', delivers: 'companion' },
  'app-subscription': { atOnce: 2, ordered: 'app', delivers: 'companion' },
  entitlement: { atOnce: 2, ordered: 'entitlements', delivers: 'entitlements' },
  'entitlement-removal': { atOnce: 1, ordered: 'entitlements', delivers: 'entitlements' },
  erase: { atOnce: 1 },
  retention: { atOnce: 1, everyMinutes: 24 * 60 },
  'judge-alerts': { atOnce: 1, everyMinutes: 15 },
  'daily-mails': { atOnce: 1, everyMinutes: 15 },
};

export const retryOf = (name: JobName): Retry => catalogue[name].retry ?? RETRY;

export const jobNames = Object.keys(catalogue) as readonly JobName[];

export const deliveryNames = jobNames.filter((name) => catalogue[name].delivers);

export const deliveryAdapters = deliveryNames.map((job) => ({ job, adapter: catalogue[job].delivers ?? job }));
