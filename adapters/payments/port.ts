import type { Terms } from '../../core/checkout/terms.ts';
import type { OneTimePlan, Plan } from '../../core/plans/plan.ts';
import type { ChargeDiscount } from '../../core/subscriptions/alternatives.ts';
import type { PartRefund } from '../../core/subscriptions/refundable.ts';

/** Provider objects and SDK types stay inside the adapter. Amounts are cents. */
export type PaymentsPort = {
  /** The same `attemptId` returns the same session, so a call may be repeated after a timeout. */
  createSession(request: SessionRequest): Promise<PaymentResult<CheckoutSession>>;
  readSession(id: string): Promise<PaymentResult<CheckoutSession>>;
  /** `refused` for a session that is not open. */
  expireSession(id: string): Promise<PaymentResult<CheckoutSession>>;
  /**
   * Charges once more what an order was paid with, for a one-time order of its own, while its buyer is there. The same `attemptId` is charged once.
   */
  chargeAgain(request: RepeatChargeRequest): Promise<PaymentResult<RepeatCharge>>;
  /** Of an attempt to charge whose outcome is unknown. Undefined where the provider knows none. */
  findRepeatCharge(
    attempt: Pick<RepeatChargeRequest, 'attemptId'>,
    customerId: string,
  ): Promise<PaymentResult<RepeatCharge | undefined>>;
  /** `refused` for one that was paid. */
  endRepeatCharge(id: string): Promise<PaymentResult<RepeatCharge>>;
  readSubscription(id: string): Promise<PaymentResult<ProviderSubscription>>;
  /** For events that were lost. */
  subscriptionsSince(since: Date): Promise<PaymentResult<readonly ListedSubscription[]>>;
  /** Refunds, disputes, and invoices that were paid or failed. */
  eventsSince(since: Date): Promise<PaymentResult<readonly ProviderHint[]>>;
  readPayments(subscription: Pick<ProviderSubscription, 'id' | 'customerId'>): Promise<PaymentResult<readonly Payment[]>>;
  subscriptionOfInvoice(invoiceId: string): Promise<PaymentResult<string | undefined>>;
  subscriptionOfCharge(chargeId: string): Promise<PaymentResult<string | undefined>>;
  readDecline(chargeId: string): Promise<PaymentResult<Decline | undefined>>;
  /** The charge that the owner of a card does not know, as the bank says. */
  chargeOfFraudWarning(id: string): Promise<PaymentResult<string>>;
  /** Undefined for a customer who was deleted. */
  readCustomerEmail(customerId: string): Promise<PaymentResult<string | undefined>>;
  balanceTransactions(from: Date, until: Date): Promise<PaymentResult<readonly BalanceEntry[]>>;
  /** The ids of the transactions that a payout brought to the bank. `refused` for payouts by hand, which have none. */
  transactionsOfPayout(payoutId: string): Promise<PaymentResult<readonly string[]>>;
  cancelAtPeriodEnd(subscriptionId: string, cancel: boolean): Promise<PaymentResult<ProviderSubscription>>;
  /** Off the next charges. Given once for each `requestId`. */
  discount(subscriptionId: string, order: DiscountOrder): Promise<PaymentResult<ProviderSubscription>>;
  /** Nothing is charged from the end of the paid period on. A planned change of plan goes. A paused subscription stays as it is. */
  pause(subscriptionId: string, resumesAt: Date): Promise<PaymentResult<ProviderSubscription>>;
  /**
   * Within the paid period nothing is charged. After it a period begins, which is charged at once: until that is paid the subscription
   * stays paused. Charged once for each `requestId`.
   */
  resume(subscriptionId: string, order: ResumeOrder): Promise<PaymentResult<ProviderSubscription>>;
  /** Ends without a refund. `at`: by the shop's clock. An ended subscription is no error. */
  endNow(subscriptionId: string, at?: Date): Promise<PaymentResult<ProviderSubscription>>;
  /**
   * Refunds what is ordered, or the rest of the payment; repeating it changes nothing.
   * `disputed`: a bank decides about it or has decided, and nothing is sent.
   */
  refund(payment: Pick<Payment, 'id'>, order?: PartRefund): Promise<PaymentResult<'refunded' | 'disputed'>>;
  /** With the next period. The plan of the current period keeps the price that was paid for. */
  changePlan(subscriptionId: string, plan: Plan): Promise<PaymentResult<ProviderSubscription>>;
  changeEmail(customerId: string, email: string): Promise<PaymentResult<'changed'>>;
  portalUrl(customerId: string, returnUrl: string): Promise<PaymentResult<string>>;
  /** Undefined for a body without a valid signature of the last 300 seconds. */
  readHint(body: Buffer, signature: string): ProviderHint | undefined;
};

export type PaymentResult<T> = { readonly ok: true; readonly value: T } | PaymentRefusal;

/** `unreachable`: the outcome is unknown, so the same call may be repeated. `refused` may not. `detail` is for the log, never for visitors. */
export type PaymentRefusal = {
  readonly ok: false;
  readonly reason: 'unreachable' | 'refused' | 'not_found';
  readonly detail: string;
};

/** `page`: the provider's own page. `elements`: its buttons and fields on a page of ours. */
export type SessionView = 'page' | 'elements';

export type SessionRequest = {
  readonly attemptId: string;
  /** `page` where it is left out. */
  readonly view?: SessionView | undefined;
  readonly appUserId?: string | undefined;
  readonly plan: Plan;
  readonly terms: Terms;
  readonly email: string;
  /** Something may be offered after it, and charged to the same card. A subscription keeps its card anyway. */
  readonly keepsCard?: boolean | undefined;
  /** Stripe replaces {CHECKOUT_SESSION_ID}. */
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly expiresAt: Date;
};

export type RepeatChargeRequest = {
  readonly attemptId: string;
  readonly plan: OneTimePlan;
  readonly terms: Terms;
  /** Whose card, or other way of paying, is charged. */
  readonly order: Pick<ProviderSubscription, 'id' | 'customerId'>;
  /** Where the buyer comes back from the page of the bank. */
  readonly returnUrl: string;
};

/** Its id is that of the order. `confirm`: the bank asks its owner, at `url`. */
export type RepeatCharge = {
  readonly id: string;
  readonly state: 'paid' | 'processing' | 'confirm' | 'declined';
  readonly url: string | undefined;
};

export type DiscountOrder = ChargeDiscount & { readonly requestId: string };

export type ResumeOrder = { readonly requestId: string; readonly now: Date };

export type CheckoutSession = {
  readonly id: string;
  readonly url: string | undefined;
  /** Of an open session with elements: a browser that has it pays. It is neither stored nor logged. */
  readonly clientSecret: string | undefined;
  /** `processing`: confirmed by the buyer, not settled by the bank. */
  readonly state: 'open' | 'processing' | 'paid' | 'expired';
  readonly attemptId: string | undefined;
  readonly subscriptionId: string | undefined;
};

/** What a page of ours loads to show the elements of a session. */
export type PaymentElements = {
  readonly publishableKey: string;
  /** An address, or a path of ours. */
  readonly script: string;
  /** Origins of the provider. */
  readonly sources: {
    readonly scripts: readonly string[];
    readonly frames: readonly string[];
    readonly targets: readonly string[];
  };
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

/** An order: a subscription, or what is paid once. */
export type ProviderSubscription = {
  readonly id: string;
  /** Nothing renews, and nothing ends it at the provider but us. */
  readonly once: boolean;
  readonly customerId: string;
  readonly attemptId: string | undefined;
  /** Of the next renewal, as `renewalAmount` is. */
  readonly planId: string | undefined;
  /** Of the current period. */
  readonly paidPlanId: string | undefined;
  /** What a period of that plan costs. */
  readonly paidPlanAmount: number;
  readonly status: SubscriptionStatus;
  readonly currency: string;
  /** The next charge, less its discounts. */
  readonly renewalAmount: number;
  /** The same without a discount of one charge. */
  readonly recurringAmount: number;
  /** The charge that follows the last discount, where one ends. */
  readonly regular: { readonly amount: number; readonly from: Date } | undefined;
  readonly startedAt: Date;
  readonly trialEndsAt: Date | undefined;
  /** That renewals are charged to, where the provider names it. */
  readonly card: Card | undefined;
  readonly currentPeriodStart: Date;
  /** Undefined where what was paid once has no end. */
  readonly currentPeriodEnd: Date | undefined;
  readonly cancelAtPeriodEnd: boolean;
  readonly endedAt: Date | undefined;
  /** When a pause ends by itself. */
  readonly resumesAt: Date | undefined;
};

/** Without what takes a request for each. */
export type ListedSubscription = Pick<ProviderSubscription, 'id' | 'attemptId' | 'status' | 'cancelAtPeriodEnd'> & {
  readonly currentPeriodEnd: Date;
};

export type Payment = {
  readonly id: string;
  readonly reason: 'first' | 'renewal' | 'change';
  /** `open` was not charged yet, `processing` is settled by the bank later, `failed` is retried by the provider,
   * `blocked` is never charged until its buyer completes the billing address. */
  readonly status: 'open' | 'blocked' | 'processing' | 'paid' | 'failed' | 'void';
  readonly currency: string;
  readonly amountDue: number;
  readonly amountPaid: number;
  readonly amountRefunded: number;
  /** Part of the amount paid. */
  readonly tax: number;
  readonly chargeId: string | undefined;
  readonly card: Card | undefined;
  readonly dispute: 'open' | 'won' | 'lost' | undefined;
  /** Of a dispute: what the bank took or may take. An inquiry takes nothing. */
  readonly disputeAmount: number | undefined;
  readonly disputeDueAt: Date | undefined;
  /** When the provider tries a failed payment again. */
  readonly nextTryAt: Date | undefined;
  readonly tries: number;
  /** What a failed payment waits for: another card, or that the buyer confirms it at the bank. */
  readonly needs: 'card' | 'confirmation' | undefined;
  readonly number: string | undefined;
  /** The provider's page of the invoice, on which an open one can be paid. */
  readonly documentUrl: string | undefined;
  readonly createdAt: Date;
  readonly paidAt: Date | undefined;
};

/** Nothing that names the card or its owner: 'visa credit', and the bank's country in ISO 3166-1 alpha-2. */
export type Card = {
  readonly kind: string;
  readonly country: string | undefined;
  /** The provider's own name of the number, the same for every payment with it. */
  readonly fingerprint: string | undefined;
};

export type Decline = {
  readonly chargeId: string;
  readonly reason: string;
  readonly card: Card | undefined;
  readonly amount: number;
  readonly currency: string;
  readonly declinedAt: Date;
  /** Of the payer: it finds the checkout, and is not stored with the decline. */
  readonly email: string | undefined;
};

/** `net` is `amount` - `fee`. What leaves the balance is negative; a fee is positive. */
export type BalanceEntry = {
  readonly id: string;
  readonly kind: 'charge' | 'refund' | 'dispute' | 'fee' | 'payout' | 'other';
  readonly amount: number;
  readonly fee: number;
  readonly net: number;
  readonly currency: string;
  readonly chargeId: string | undefined;
  readonly payoutId: string | undefined;
  readonly createdAt: Date;
};

/** A hint says which object to fetch. Its content is not trusted. */
export type ProviderHint = {
  readonly id: string;
  readonly type: string;
  readonly about: 'session' | 'subscription' | 'invoice' | 'charge' | 'decline' | 'fraud-warning' | 'customer' | 'other';
  readonly objectId: string;
  /** In which the event is written. */
  readonly apiVersion: string | undefined;
};
