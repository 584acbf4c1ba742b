import type { AlertRule } from '../alerts/limits.ts';
import type { Currency } from '../plans/plan.ts';
import type { EndReason } from '../subscriptions/end-reason.ts';
import type { OrderKind } from '../subscriptions/order-kind.ts';

type Instant = string;

/** Amounts are cents; ids are the payment provider's. */
type OfSubscription = {
  readonly subscription: string;
  readonly kind: OrderKind;
  readonly plan: string;
  /** As the shop calls the plan when it happens; the id of what it sells no longer. */
  readonly title: string;
  /** The discount code that it was ordered with. */
  readonly code: string | null;
  /** Of an offer: the order after which it was taken. */
  readonly takenAfter: string | null;
  readonly status: string;
  readonly currency: string;
  /** Set on a second running subscription, which is ended and refunded automatically. */
  readonly duplicateOf: string | null;
};

/** `sentence` says in English why it opened; `figure` and `limit` are in the unit of its rule. */
type OfAlert = {
  readonly alert: string;
  readonly rule: AlertRule;
  /** In whose smallest unit `figure` and `limit` of revenue are. */
  readonly currency?: Currency;
  readonly sentence: string;
  readonly figure: number;
  readonly limit: number;
  readonly openedAt: Instant;
};

/** Bodies by type, before the e-mail address is added. A breaking change needs a new version; a new field does not. */
export type WebhookEvents = {
  /** `marketingConsent`: only with an address that is confirmed. */
  'lead.created': { readonly source: 'keep-results' | 'checkout'; readonly marketingConsent: boolean };
  'lead.consented': { readonly version: string };
  'lead.unsubscribed': Readonly<Record<string, never>>;
  /** `addressConfirmed`: the browser has opened a link that was mailed to the address. */
  'answers.submitted': { readonly submission: string; readonly addressConfirmed: boolean };
  'subscription.started': OfSubscription & {
    readonly payment: string | null;
    readonly amount: number;
    readonly renewalAmount: number;
    readonly startedAt: Instant;
    readonly renewsAt: Instant;
  };
  'subscription.renewed': OfSubscription & {
    readonly payment: string;
    readonly amount: number;
    readonly renewalAmount: number;
    readonly renewsAt: Instant;
  };
  'subscription.payment_failed': OfSubscription & { readonly payment: string; readonly amount: number };
  /** `paidUntil` is earlier than `accessUntil` while a renewal is still to be paid. */
  'subscription.cancelled': OfSubscription & { readonly accessUntil: Instant; readonly paidUntil: Instant };
  'subscription.ended': OfSubscription & { readonly endedAt: Instant; readonly reason: EndReason };
  /** `plan` and `renewalAmount` begin at `startsAt`; until then `paidPlan` goes on. */
  'subscription.plan_changed': OfSubscription & {
    readonly paidPlan: string;
    readonly renewalAmount: number;
    readonly startsAt: Instant;
  };
  /** `accessUntil` is null where nothing is paid, `resumesAt` where it does not go on by itself. */
  'subscription.paused': OfSubscription & { readonly accessUntil: Instant | null; readonly resumesAt: Instant | null };
  'subscription.resumed': OfSubscription & {
    readonly after: 'cancellation' | 'pause';
    readonly renewalAmount: number;
    readonly renewsAt: Instant;
  };
  'subscription.refunded': OfSubscription & { readonly payment: string; readonly amount: number };
  /** A refund came back from the buyer's bank. */
  'subscription.refund_failed': OfSubscription & { readonly payment: string; readonly amount: number };
  'dispute.opened': OfSubscription & { readonly payment: string; readonly amount: number };
  /** Of a lost one `amount` is gone, of one that was won it is 0. A dispute that is opened again undoes it. */
  'dispute.closed': OfSubscription & {
    readonly payment: string;
    readonly outcome: 'won' | 'lost';
    readonly amount: number;
  };
  /** Only of people who agreed to marketing under a confirmed address, and have bought nothing. */
  'checkout.abandoned': {
    readonly plan: string;
    readonly currency: string;
    readonly amount: number;
    readonly renewalAmount: number;
    readonly begunAt: Instant;
  };
  'person.deleted': Readonly<Record<string, never>>;
  'alert.opened': OfAlert;
  'alert.closed': OfAlert & { readonly closedAt: Instant };
};

export type WebhookType = keyof WebhookEvents;

export const EVENT_VERSIONS: Readonly<Record<WebhookType, number>> = {
  'lead.created': 1,
  'lead.consented': 1,
  'lead.unsubscribed': 1,
  'answers.submitted': 1,
  'subscription.started': 1,
  'subscription.renewed': 1,
  'subscription.payment_failed': 1,
  'subscription.cancelled': 1,
  'subscription.ended': 1,
  'subscription.plan_changed': 1,
  'subscription.paused': 1,
  'subscription.resumed': 1,
  'subscription.refunded': 1,
  'subscription.refund_failed': 1,
  'dispute.opened': 1,
  'dispute.closed': 1,
  'checkout.abandoned': 1,
  'person.deleted': 1,
  'alert.opened': 1,
  'alert.closed': 1,
};

export const WEBHOOK_TYPES = Object.keys(EVENT_VERSIONS) as readonly WebhookType[];
