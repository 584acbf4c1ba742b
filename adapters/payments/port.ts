import type { Plan } from '../../core/plans/plan.ts';

/** What the house needs of a payment provider, in its own words. The provider's objects and SDK stay inside the adapter. */
export type PaymentsPort = {
  /** Same `attemptId` and same wishes, same session: it may be asked again after a time-out. */
  createSession(request: SessionRequest): Promise<PaymentResult<CheckoutSession>>;
  readSession(id: string): Promise<PaymentResult<CheckoutSession>>;
  /** Ends an open session so that it cannot be paid; `refused` when it is not open any more. */
  expireSession(id: string): Promise<PaymentResult<CheckoutSession>>;
  readSubscription(id: string): Promise<PaymentResult<ProviderSubscription>>;
  /** Every subscription that began at `since` or later, for when its events were lost. */
  subscriptionsSince(since: Date): Promise<PaymentResult<readonly ProviderSubscription[]>>;
  /** The subscription's payments, the newest first, with what was paid back and disputed. */
  readPayments(subscription: Pick<ProviderSubscription, 'id' | 'customerId'>): Promise<PaymentResult<readonly Payment[]>>;
  /** The subscription a charge was for; undefined when it was for none. */
  subscriptionOfCharge(chargeId: string): Promise<PaymentResult<string | undefined>>;
  /** Why a charge was refused; undefined for one that was not. */
  readDecline(chargeId: string): Promise<PaymentResult<Decline | undefined>>;
  /** No further payment: access goes on until the period ends. `false` takes it back. */
  cancelAtPeriodEnd(subscriptionId: string, cancel: boolean): Promise<PaymentResult<ProviderSubscription>>;
  /** Over at once; nothing is paid back by this. Ending what has ended already is no refusal. */
  endNow(subscriptionId: string): Promise<PaymentResult<ProviderSubscription>>;
  /** Pays a whole payment back; twice is once. */
  refund(payment: Pick<Payment, 'id'>): Promise<PaymentResult<'refunded'>>;
  /** From the next period on the buyer pays the other plan's list price; nothing is charged before. */
  changePlan(subscriptionId: string, plan: Plan): Promise<PaymentResult<ProviderSubscription>>;
  changeEmail(customerId: string, email: string): Promise<PaymentResult<'changed'>>;
  /** A page of the provider's own for cards and invoices. */
  portalUrl(customerId: string, returnUrl: string): Promise<PaymentResult<string>>;
  /** Checks the signature over the bytes as they came; undefined for whatever the provider did not sign in the last 300 s. */
  readHint(body: Buffer, signature: string): ProviderHint | undefined;
};

export type PaymentResult<T> = { readonly ok: true; readonly value: T } | PaymentRefusal;

/**
 * `unreachable`: no answer, or 'later'; the same may be asked again. `not_found`: nothing has this id.
 * `refused`: a definite no, or a failure that asking again would only repeat. `detail` is for the log, never for the visitor.
 */
export type PaymentRefusal = {
  readonly ok: false;
  readonly reason: 'unreachable' | 'refused' | 'not_found';
  readonly detail: string;
};

export type SessionRequest = {
  readonly attemptId: string;
  readonly plan: Plan;
  /** Whether the introductory discount is taken off the first payment. */
  readonly discounted: boolean;
  readonly email: string;
  /** May hold {CHECKOUT_SESSION_ID}, which the provider replaces by the session's id. */
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** Between 30 minutes and 24 hours away. */
  readonly expiresAt: Date;
};

export type CheckoutSession = {
  readonly id: string;
  /** The hosted payment page, while the session is open. */
  readonly url: string | undefined;
  /** `processing`: the buyer is done, the money is not there yet. */
  readonly state: 'open' | 'processing' | 'paid' | 'expired';
  readonly attemptId: string | undefined;
  readonly subscriptionId: string | undefined;
};

export type SubscriptionStatus =
  | 'incomplete'
  | 'incomplete_expired'
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'unpaid'
  | 'paused'
  | 'canceled';

export type ProviderSubscription = {
  readonly id: string;
  readonly customerId: string;
  readonly attemptId: string | undefined;
  /** The plan it was last sold or changed to, as we named it to the provider. */
  readonly planId: string | undefined;
  readonly status: SubscriptionStatus;
  readonly currency: string;
  /** Cents per period from now on. */
  readonly renewalAmount: number;
  readonly startedAt: Date;
  readonly currentPeriodStart: Date;
  readonly currentPeriodEnd: Date;
  readonly cancelAtPeriodEnd: boolean;
  readonly endedAt: Date | undefined;
};

/** One invoice, with what became of its money. Amounts in cents. */
export type Payment = {
  readonly id: string;
  readonly reason: 'first' | 'renewal' | 'change';
  /** `open`: due, not tried yet; `failed`: tried in vain, and tried again by the provider. */
  readonly status: 'open' | 'paid' | 'failed' | 'void';
  readonly currency: string;
  readonly amountDue: number;
  readonly amountPaid: number;
  readonly amountRefunded: number;
  readonly dispute: 'open' | 'won' | 'lost' | undefined;
  /** The number printed on the invoice, and where it can be read. */
  readonly number: string | undefined;
  readonly documentUrl: string | undefined;
  readonly createdAt: Date;
  readonly paidAt: Date | undefined;
};

/** A try to charge a card that was refused. `reason`: the provider's short code for it, like `insufficient_funds`. Amount in cents. */
export type Decline = {
  readonly chargeId: string;
  readonly reason: string;
  readonly amount: number;
  readonly currency: string;
  readonly declinedAt: Date;
};

/** Something happened to an object. It says where to look, never what is true: the object is fetched. */
export type ProviderHint = {
  readonly id: string;
  readonly type: string;
  readonly about: 'session' | 'subscription' | 'charge' | 'decline' | 'other';
  readonly objectId: string;
};
