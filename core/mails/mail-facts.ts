import type { Currency } from '../plans/plan.ts';
import type { DeletedCategory } from '../privacy/deleted-category.ts';

/** ISO 8601. */
type Instant = string;
type Amount = { readonly currency: Currency /** In cents. */; readonly amount: number };
/** After the last discount that ends; missing where there is none. */
type Regular = { readonly regularAmount?: number; readonly regularFrom?: Instant };
type OfPlan = { readonly planId: string };
/** The payment provider is the seller of the order. */
type Sold = { readonly providerSells?: true };
/** `retryOn` is undefined where the provider does not try again, `payLink` where it has no page of the invoice. */
type FailedPayment = OfPlan & Amount & { readonly retryOn?: Instant; readonly payLink?: string };
type OneTimeLink = { readonly link: string; readonly minutes: number };
type DayLink = { readonly link: string; readonly hours: number };

type Received = { readonly reference: string; readonly receivedAt: Instant };

export type FirstPage = {
  /** A sentence of what the buyer hopes for, in the words of their answers; missing where they named nothing. */
  readonly wish?: string;
  readonly headline: string;
  readonly basics: string;
  readonly sunscreen: string;
  readonly patchTest: string;
  /** What comes first, with the answers that put it there; missing where nothing does. */
  readonly because?: string;
};

/** Opens the plan once. */
export type PlanLink = { readonly planLink: string; readonly hours: number };

/** By template, as plain data, because they wait in the queue. The words are in content/mails. */
export type MailFacts = {
  order: OfPlan &
    Sold &
    Amount &
    Regular & {
      readonly orderedOn: Instant;
      readonly renewalAmount: number;
      readonly renewsOn: Instant;
      /** Every charge to come, for ever. */
      readonly discounted?: boolean;
      readonly trialDays?: number;
    } & Partial<FirstPage & PlanLink> & {
      readonly attemptId?: string;
    };
  /** Of what is bought once; without `accessUntil` it has no end. */
  purchase: OfPlan &
    Sold &
    Amount & { readonly orderedOn: Instant; readonly accessUntil?: Instant } & Partial<FirstPage & PlanLink> & {
      readonly attemptId?: string;
    };
  /** Of what is bought beside a plan. */
  workbook: OfPlan & Sold & Amount & { readonly orderedOn: Instant } & Partial<PlanLink> & { readonly attemptId?: string };
  receipt: OfPlan &
    Sold &
    Amount &
    Regular & { readonly paidOn: Instant; readonly renewalAmount: number; readonly renewsOn: Instant };
  'payment-failed': FailedPayment;
  /** The bank wants its owner to confirm a renewal. */
  'payment-unconfirmed': FailedPayment;
  'payment-last-try': FailedPayment & { readonly confirmation?: boolean };
  /** A renewal cannot be charged while the billing address is incomplete. */
  'payment-blocked': OfPlan & Amount;
  'payment-blocked-to-support': { readonly email: string; readonly subscriptionId: string; readonly paymentId: string };
  /** The bank settles the first payment within days; until then nothing is unlocked. */
  'payment-processing': OfPlan & Amount;
  'payment-not-received': OfPlan & Amount;
  /** `why`: a sentence, where it was not the buyer. */
  cancelled: OfPlan & { readonly accessUntil: Instant; readonly why?: string };
  /** `accessUntil` while something is paid; `resumesOn` where it goes on by itself, with the amount where that is charged then. */
  paused: OfPlan & Partial<Amount> & { readonly accessUntil?: Instant; readonly resumesOn?: Instant };
  /** That was chosen instead of cancelling. */
  'discount-given': OfPlan & Amount & Regular & { readonly renewsOn: Instant };
  'pause-ending': OfPlan & Amount & { readonly resumesOn: Instant };
  /** The payment for going on was declined. */
  'pause-unpaid': FailedPayment;
  resumed: OfPlan & Amount & { readonly renewsOn: Instant };
  /** The payment for the period that began at `unpaidSince` is still due. */
  'cancelled-unpaid': OfPlan & { readonly unpaidSince: Instant; readonly accessUntil: Instant };
  /** Of what was bought once. */
  'access-ended': OfPlan & { readonly endedOn: Instant; readonly why?: string };
  ended: OfPlan & { readonly endedOn: Instant; readonly why?: string };
  'fraud-warning-to-support': OfPlan &
    Amount & { readonly email: string; readonly subscriptionId: string; readonly paymentId: string; readonly refunds: boolean };
  'address-differs-to-support': { readonly email: string; readonly subscriptionId: string; readonly providerEmail: string };
  'not-ended-to-support': { readonly email: string; readonly subscriptionId: string };
  withdrawn: OfPlan & Amount & { readonly receivedAt: Instant };
  /** From a trial of which nothing was paid. */
  'withdrawn-free': OfPlan & { readonly receivedAt: Instant };
  /** A bank decides about the first payment or has decided, so nothing goes back. */
  'withdrawn-disputed': OfPlan & { readonly receivedAt: Instant };
  refunded: OfPlan & Sold & Amount & { readonly refundedOn: Instant };
  'guarantee-requested': OfPlan & { readonly receivedAt: Instant };
  'guarantee-to-support': OfPlan &
    Amount & { readonly email: string; readonly subscriptionId: string; readonly receivedAt: Instant; readonly note?: string };
  /** A second running subscription is ended, and `amount` is refunded. */
  duplicate: OfPlan & Amount;
  /** An order that is ended and refunded at once; `why` is a sentence. */
  'order-refused': OfPlan & Amount & { readonly why: string };
  /** A duplicate or refused order whose payment the buyer disputed before it could be refunded. */
  'order-ended-disputed': OfPlan;
  /** A duplicate or refused order of a trial for which nothing was paid; `why` is a sentence. */
  'order-ended-free': OfPlan & { readonly why: string };
  /** `introductory`: the payments so far were at a lower price. `discountOver`: so was the last one. */
  'renewal-reminder': OfPlan &
    Amount &
    Regular & {
      readonly renewsOn: Instant;
      readonly introductory: boolean;
      readonly discountOver: boolean;
      readonly trial?: boolean;
    };
  'manage-link': OneTimeLink;
  'app-link': OneTimeLink;
  'email-change': OneTimeLink;
  'deletion-link': DayLink;
  'export-link': DayLink;
  'operator-signed-in': { readonly signedInAt: Instant; readonly browser: string; readonly networkAddress: string };
  /** `change` is a sentence. */
  'operator-changed': { readonly change: string; readonly changedAt: Instant };
  'webhook-disabled': { readonly host: string; readonly disabledAt: Instant };
  'webhook-failing': { readonly host: string; readonly failingSince: Instant; readonly disabledAt: Instant };
  /** Sentences are separated by line feeds. */
  'alerts-opened': { readonly headline: string; readonly sentences: string };
  /** Figures are in words; what the operator's role does not see is left out. */
  'daily-report': {
    readonly headline: string;
    readonly sentence: string;
    readonly revenue?: string;
    readonly orders?: string;
    readonly visitors: string;
    readonly conversion: string;
    readonly waiting?: string;
    readonly alerts?: string;
  };
  /** A week of the plan begins, in general words. */
  'plan-week': { readonly week: number; readonly news?: string; readonly unsubscribeToken: string } & Partial<PlanLink>;
  /** To an address that anybody could have typed, so it repeats nothing of them. */
  'marketing-confirmation': { readonly link: string; readonly days: number };
  /** A category is true when it had records. The law requires some of them until `retainedUntil`. */
  'deletion-done': { readonly [gone in DeletedCategory]?: boolean } & {
    readonly erasedAt: Instant;
    readonly analyticsDue?: Instant;
    readonly keptUntil?: Instant;
  };
  'email-changed': { readonly changedAt: Instant; readonly link: string; readonly days: number };
  'plan-changed': OfPlan & Amount & Regular & { readonly startsOn: Instant };
  /** The address is unverified, so the mail repeats no text of the message. */
  'contact-received': Received;
  'contact-to-support': Received & { readonly name: string; readonly email: string; readonly text: string };
  /** Marketing mails need `unsubscribeToken` in the link and in the List-Unsubscribe header. */
  /** `funnel` where it is not the first. */
  'abandoned-quiz': { readonly unsubscribeToken: string; readonly funnel?: string };
};

export type MailTemplate = keyof MailFacts;

export type MailOrder = {
  [T in MailTemplate]: { readonly template: T; readonly to: string; readonly facts: MailFacts[T] };
}[MailTemplate];
