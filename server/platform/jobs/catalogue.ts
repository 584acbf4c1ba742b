import type { Platform } from '../../../core/consent/platforms.ts';
import type { MailOrder } from '../../../core/mails/mail-facts.ts';

/** Every job there is, by name, and the data that it is given: what JSON can hold. */
export type Jobs = {
  mail: MailOrder;
  /** To look into what the payment provider told. */
  'provider-event': { readonly eventId: string };
  /** To end a subscription whose buyer had one already, and pay it back. */
  'end-duplicate': { readonly subscriptionId: string };
  /** To ask the payment provider about what its events may have failed to tell. */
  reconcile: Nothing;
  /** To count what visitors did since the last time. */
  'count-events': Nothing;
  /** To count a purchase whose buyer did not come back to be counted. */
  'count-purchase': { readonly attemptId: string };
  /** To remind buyers of their renewals. */
  remind: Nothing;
  /** To mail a one-time link, if there is anybody to mail it to. */
  'account-link':
    | { readonly purpose: 'manage' | 'deletion' | 'export'; readonly email: string }
    | { readonly purpose: 'app'; readonly subscriptionId: string }
    | { readonly purpose: 'email-change'; readonly subscriptionId: string; readonly email: string };
  /** To carry out what a buyer declared, which counts from the declaration. */
  'buyer-request': { readonly requestId: string };
  /** To pass a message on to support, or to confirm it to its sender. */
  'contact-mail': { readonly messageId: string; readonly to: 'support' | 'sender' };
  /** To tell one of the operator's own systems what happened. */
  webhook: { readonly eventId: string; readonly listener: string };
  /** To have the marketing list know what we know of somebody. */
  'list-member': { readonly email: string };
  /** To have the marketing list forget somebody for good. */
  'list-removal': { readonly email: string };
  /** To remind somebody who agreed to it of the plan that they did not buy. */
  'abandoned-quiz': { readonly email: string };
  /** To tell an ad platform of a paid order whose buyer agreed to that. */
  conversion: { readonly attemptId: string; readonly platform: Platform };
  /** To cut what came in of the walk into batches for another service. */
  'forward-events': Nothing;
  /** To give another service the events between two numbers. */
  'events-batch': { readonly after: number; readonly upTo: number };
  /** To give the companion app what a buyer answered. */
  'app-answers': { readonly submissionKey: string };
  /** To have the companion app forget somebody. */
  'app-deletion': { readonly email: string };
  /** To have the companion app put a lead on its list. */
  'app-subscriber': { readonly email: string };
  /** To erase an address whose owner has confirmed it, here and, by other jobs, elsewhere; queued again until that is done. */
  erase: { readonly requestId: string };
  /** To remove what has been kept for as long as it may be. */
  retention: Nothing;
};

type Nothing = Readonly<Record<string, never>>;

export type JobName = keyof Jobs;

/** How often a job is tried again: the waits double from the first to the longest, or to twice that, which each job draws for itself. */
export type Retry = { readonly limit: number; readonly firstSeconds: number; readonly longestSeconds: number };

const HOUR_SECONDS = 60 * 60;

/** The last begins 24 to 48 hours after the first. */
const RETRY: Retry = { limit: 35, firstSeconds: 2, longestSeconds: HOUR_SECONDS };
/** Few, for what comes in masses; the last begins 26 to 53 hours after the first. */
const SLOW_RETRY: Retry = { limit: 12, firstSeconds: 60, longestSeconds: 6 * HOUR_SECONDS };

type Policy = {
  /** How many of these one server works on at a time. */
  readonly atOnce: number;
  /** A job without data that is queued by itself, once in so many minutes however many servers there are. */
  readonly everyMinutes?: number;
  /** The order it keeps: jobs of one order about one subject, whatever their names, are begun one after the other as they were added. */
  readonly ordered?: string;
  /** Whether it takes something to somebody outside: a delivery, which the operator looks after. */
  readonly delivers?: true;
  /** How it is tried again, where that is not as most are. */
  readonly retry?: Retry;
};

/** A handler ends by itself within two minutes: half a minute later its job counts as lost, and is begun again. */
export const catalogue: Readonly<Record<JobName, Policy>> = {
  mail: { atOnce: 4, delivers: true },
  'provider-event': { atOnce: 4 },
  'end-duplicate': { atOnce: 1 },
  reconcile: { atOnce: 1, everyMinutes: 5 },
  'count-events': { atOnce: 1, everyMinutes: 1 },
  'count-purchase': { atOnce: 1 },
  remind: { atOnce: 1, everyMinutes: 60 },
  'account-link': { atOnce: 2, delivers: true },
  'buyer-request': { atOnce: 2 },
  'contact-mail': { atOnce: 2, delivers: true },
  webhook: { atOnce: 4, ordered: 'webhook', delivers: true },
  'list-member': { atOnce: 2, ordered: 'list', delivers: true },
  'list-removal': { atOnce: 2, ordered: 'list', delivers: true },
  'abandoned-quiz': { atOnce: 1 },
  conversion: { atOnce: 2, delivers: true },
  'forward-events': { atOnce: 1, everyMinutes: 1 },
  'events-batch': { atOnce: 2, delivers: true, retry: SLOW_RETRY },
  'app-answers': { atOnce: 4, ordered: 'app', delivers: true },
  'app-deletion': { atOnce: 2, ordered: 'app', delivers: true },
  'app-subscriber': { atOnce: 2, ordered: 'app', delivers: true },
  erase: { atOnce: 1 },
  retention: { atOnce: 1, everyMinutes: 24 * 60 },
};

export const retryOf = (name: JobName): Retry => catalogue[name].retry ?? RETRY;

export const jobNames = Object.keys(catalogue) as readonly JobName[];

/** Those that take something to somebody outside. */
export const deliveryNames = jobNames.filter((name) => catalogue[name].delivers);
