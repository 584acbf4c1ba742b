import type { MailOrder } from '../mails/facts.ts';

/** Every job there is, by name, and the data that it is given: what JSON can hold. */
export type Jobs = {
  mail: MailOrder;
  /** To look into what the payment provider told. */
  'provider-event': { readonly eventId: string };
  /** To end a subscription whose buyer had one already, and pay it back. */
  'end-duplicate': { readonly subscriptionId: string };
  /** To ask the payment provider about what its events may have failed to tell. */
  reconcile: Nothing;
  /** To remind buyers of their renewals. */
  remind: Nothing;
  /** To mail a one-time link, if there is anybody to mail it to. */
  'account-link':
    | { readonly purpose: 'manage'; readonly email: string }
    | { readonly purpose: 'app'; readonly subscriptionId: string }
    | { readonly purpose: 'email-change'; readonly subscriptionId: string; readonly email: string };
  /** To carry out what a buyer declared, which counts from the declaration. */
  'buyer-request': { readonly requestId: string };
};

type Nothing = Readonly<Record<string, never>>;

export type JobName = keyof Jobs;

type Policy = {
  /** How many of these one server works on at a time. */
  readonly atOnce: number;
  /** A job without data that is queued by itself, once in so many minutes however many servers there are. */
  readonly everyMinutes?: number;
};

/** A handler ends by itself within two minutes: after that its job counts as lost, and is begun again. */
export const catalogue: Readonly<Record<JobName, Policy>> = {
  mail: { atOnce: 4 },
  'provider-event': { atOnce: 4 },
  'end-duplicate': { atOnce: 1 },
  reconcile: { atOnce: 1, everyMinutes: 5 },
  remind: { atOnce: 1, everyMinutes: 60 },
  'account-link': { atOnce: 2 },
  'buyer-request': { atOnce: 2 },
};

export const jobNames = Object.keys(catalogue) as readonly JobName[];
