import type { Currency } from '../plans/plan.ts';
import type { DeletedCategory } from '../privacy/deleted-category.ts';

/** An instant as it is kept in JSON: `2026-11-21T10:00:00.000Z`. */
type Instant = string;
type Amount = { readonly currency: Currency /** In cents. */; readonly amount: number };
type OfPlan = { readonly planId: string };
/** Good for one use, until it expires. */
type OneTimeLink = { readonly link: string; readonly minutes: number };
type DayLink = { readonly link: string; readonly hours: number };

type Received = { readonly reference: string; readonly receivedAt: Instant };

/** What each mail must be told, by the name of its template: plain data, so that it can wait in the queue. The words are in content/mails. */
export type MailFacts = {
  /** The acknowledgment of an order, with its terms. `amount` is paid, `renewalAmount` is due every period from `renewsOn`. */
  order: OfPlan & Amount & { readonly orderedOn: Instant; readonly renewalAmount: number; readonly renewsOn: Instant };
  /** A renewal was paid. */
  receipt: OfPlan & Amount & { readonly paidOn: Instant; readonly renewalAmount: number; readonly renewsOn: Instant };
  /** `retryOn`: when the provider tries again, if it does. */
  'payment-failed': OfPlan & Amount & { readonly retryOn?: Instant };
  cancelled: OfPlan & { readonly accessUntil: Instant };
  ended: OfPlan & { readonly endedOn: Instant };
  /** A withdrawal was received at `receivedAt`; `amount` goes back. */
  withdrawn: OfPlan & Amount & { readonly receivedAt: Instant };
  refunded: OfPlan & Amount & { readonly refundedOn: Instant };
  'guarantee-requested': OfPlan & { readonly receivedAt: Instant };
  /** The same, to ourselves. `email` and `note` are the buyer's. */
  'guarantee-to-support': OfPlan &
    Amount & { readonly email: string; readonly subscriptionId: string; readonly receivedAt: Instant; readonly note?: string };
  /** Somebody who has a running subscription paid for another: it was ended, and `amount` goes back. */
  duplicate: OfPlan & Amount;
  /** `introductory`: the payments so far were at a lower price. */
  'renewal-reminder': OfPlan & Amount & { readonly renewsOn: Instant; readonly introductory: boolean };
  'manage-link': OneTimeLink;
  'app-link': OneTimeLink;
  /** To the new address. */
  'email-change': OneTimeLink;
  'deletion-link': DayLink;
  'export-link': DayLink;
  /** All is deleted. What there was of it is true, and `retainedUntil` is given where the law wants something kept. */
  'deletion-done': { readonly [gone in DeletedCategory]?: boolean } & {
    readonly erasedAt: Instant;
    readonly keptUntil?: Instant;
  };
  /** To the old address. */
  'email-changed': { readonly changedAt: Instant };
  /** `planId` and `amount` are those of the new plan. */
  'plan-changed': OfPlan & Amount & { readonly startsOn: Instant };
  /** To whoever's address was typed, so it repeats nothing that was written. */
  'contact-received': Received;
  /** The message itself, to ourselves. */
  'contact-to-support': Received & { readonly name: string; readonly email: string; readonly text: string };
  /** Marketing: `unsubscribeToken` stands in the link and in the header by which its reader gets no more. */
  'abandoned-quiz': { readonly unsubscribeToken: string };
};

export type MailTemplate = keyof MailFacts;

/** One mail to be written and sent: what the job `mail` is given. */
export type MailOrder = {
  [T in MailTemplate]: { readonly template: T; readonly to: string; readonly facts: MailFacts[T] };
}[MailTemplate];
