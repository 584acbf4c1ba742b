type Instant = string;

/** Amounts are cents of `currency`; `subscription` and `payment` are the payment provider's ids. */
type OfSubscription = {
  readonly subscription: string;
  readonly plan: string;
  readonly status: string;
  readonly currency: string;
  /** Set when its buyer had another running one already: this one is ended and paid back by itself. */
  readonly duplicateOf: string | null;
};

/**
 * What the systems of an operator are told, by type. The e-mail address of whom it is about is added when it is sent. A change that
 * could break a receiver gets a version of its own in `VERSIONS`; a new field does not.
 */
export type WebhookEvents = {
  'lead.created': { readonly source: 'keep-results' | 'checkout'; readonly marketingConsent: boolean };
  /** They ticked the sentence about marketing of this version, after having been a lead already. */
  'lead.consented': { readonly version: string };
  /** No more marketing. */
  'lead.unsubscribed': Readonly<Record<string, never>>;
  /** The answers themselves are added when it is sent. */
  'answers.submitted': { readonly submission: string };
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
  /** It will not renew; there is access until `accessUntil`. */
  'subscription.cancelled': OfSubscription & { readonly accessUntil: Instant };
  /** It is over. */
  'subscription.ended': OfSubscription & { readonly endedAt: Instant };
  'subscription.refunded': OfSubscription & { readonly payment: string; readonly amount: number };
  /** Whatever the receiver holds about this person is to go. */
  'person.deleted': Readonly<Record<string, never>>;
};

export type WebhookType = keyof WebhookEvents;

export const EVENT_VERSIONS: Readonly<Record<WebhookType, number>> = {
  'lead.created': 1,
  'lead.consented': 1,
  'lead.unsubscribed': 1,
  'answers.submitted': 1,
  'subscription.started': 1,
  'subscription.renewed': 1,
  'subscription.cancelled': 1,
  'subscription.ended': 1,
  'subscription.refunded': 1,
  'person.deleted': 1,
};
