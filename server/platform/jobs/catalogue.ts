import type { JobName } from './job-data.ts';

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
  'end-checkout': { atOnce: 1 },
  'end-duplicate': { atOnce: 1 },
  'end-by-policy': { atOnce: 1 },
  'end-unpaid': { atOnce: 1 },
  reconcile: { atOnce: 1, everyMinutes: 5 },
  'import-balance': { atOnce: 1, everyMinutes: 15 },
  'count-events': { atOnce: 1, everyMinutes: 1 },
  'count-purchase': { atOnce: 1 },
  'count-failed-purchase': { atOnce: 1 },
  remind: { atOnce: 1, everyMinutes: 60 },
  'end-pauses': { atOnce: 1, everyMinutes: 15 },
  resume: { atOnce: 1 },
  'account-link': { atOnce: 2, delivers: 'mail' },
  'buyer-request': { atOnce: 2 },
  'compare-address': { atOnce: 1 },
  'fraud-warning': { atOnce: 1 },
  refund: { atOnce: 1 },
  'customer-address': { atOnce: 1 },
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
  'weekly-mails': { atOnce: 1, everyMinutes: 60 },
  'week-mail': { atOnce: 2, delivers: 'mail' },
};

export const retryOf = (name: JobName): Retry => catalogue[name].retry ?? RETRY;

export const jobNames = Object.keys(catalogue) as readonly JobName[];

export const deliveryNames = jobNames.filter((name) => catalogue[name].delivers);

export const deliveryAdapters = deliveryNames.map((job) => ({ job, adapter: catalogue[job].delivers ?? job }));
