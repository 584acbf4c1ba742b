import type { Db } from '../../server/platform/db/client.ts';
import type { Conflicts } from './api/conflicts.ts';
import { ApiError, resourceMissing } from './api/errors.ts';
import { lastChargeOf } from './billing/charges.ts';
import { settleDebit, settlePurchase } from './billing/debits.ts';
import { type DiscountTerms, giveDiscount } from './billing/discounts.ts';
import { closeDispute, openDispute } from './billing/disputes.ts';
import { warnOfFraud } from './billing/fraud-warnings.ts';
import { type BillingMoment, momentOf } from './billing/moment.ts';
import { pause, resume } from './billing/pauses.ts';
import { failRefund, refund } from './billing/refunds.ts';
import { beginRenewal, billDue, blockRenewal, finishRenewal, retry } from './billing/renewals.ts';
import { draftOf, end, openInvoiceOf } from './billing/subscriptions.ts';
import { type DeliveryMode, setDeliveryMode } from './deliveries/mode.ts';
import { cancelDelivery, delayEvent, resend, sendReversed } from './deliveries/resend.ts';
import type { Charge } from './objects/charge.ts';
import { seconds } from './objects/ids.ts';
import { DRAFT_SECONDS, type Invoice } from './objects/invoice.ts';
import type { PaymentIntent } from './objects/payment-intent.ts';
import type { Subscription } from './objects/subscription.ts';
import { DECLINED, testCard } from './objects/test-cards.ts';
import { lock, matching, replace } from './store.ts';

export type Control = ReturnType<typeof sandboxControl>;

type ControlOptions = {
  readonly db: Db;
  readonly now: () => Date;
  readonly deliver: () => Promise<void>;
  readonly conflicts: Conflicts;
};

/** Each action resolves after the due events are sent, and throws an `ApiError` when it is impossible now. */
export function sandboxControl({ db, now, deliver, conflicts }: ControlOptions) {
  async function run<T>(act: (tx: Db) => Promise<T>): Promise<T> {
    const result = await db.transaction().execute(act);
    await deliver();
    return result;
  }

  /** Of what is paid once, which has no clock of its own. */
  function momentIn(tx: Db): BillingMoment {
    return { tx, now: now(), at: seconds(now()) };
  }

  function onRunning<T>(id: string, act: (moment: BillingMoment, subscription: Subscription) => Promise<T>): Promise<T> {
    return run(async (tx) => {
      const subscription = await findSubscription(tx, id);
      if (subscription.status === 'canceled') throw new ApiError(400, `Subscription ${id} has ended.`);
      return act(momentOf(tx, subscription, now()), subscription);
    });
  }

  function onLastCharge<T>(id: string, act: (moment: BillingMoment, charge: Charge) => Promise<T>): Promise<T> {
    return run(async (tx) => {
      const intent = await lock(tx, 'payment_intent', id);
      if (intent) return act(momentIn(tx), await chargeOfPurchase(tx, intent));
      const subscription = await findSubscription(tx, id);
      return act(momentOf(tx, subscription, now()), await lastCharge(tx, subscription));
    });
  }

  function begin(id: string): Promise<Subscription> {
    return onRunning(id, ({ tx }, subscription) => beginNow(tx, subscription, now()));
  }

  /** Where no draft stands, the next period begins first. */
  function onDraft<T>(id: string, act: (moment: BillingMoment, subscription: Subscription, draft: Invoice) => Promise<T>) {
    return onRunning(id, async ({ tx }, subscription) => {
      const begun = (await draftOf(tx, subscription)) ? subscription : await beginNow(tx, subscription, now());
      const draft = await draftOf(tx, begun);
      if (!draft) throw new Error(`The renewal of ${id} has no draft.`);
      const ahead = await advanceClock(tx, begun, draft.created + DRAFT_SECONDS, now());
      return act(momentOf(tx, ahead, now()), ahead, draft);
    });
  }

  async function advance(id: string): Promise<Subscription | undefined> {
    return onRunning(id, async ({ tx }, subscription) => {
      await advanceClock(tx, subscription, periodEndOf(subscription) + DRAFT_SECONDS, now());
      return billDue(tx, id, now());
    });
  }

  return {
    /** Up to the draft of its invoice, which is charged an hour later. */
    beginRenewal: begin,
    renew: (id: string) => onDraft(id, (moment, subscription, draft) => finishRenewal(moment, subscription, draft)),
    failRenewal: (id: string) =>
      onDraft(id, (moment, subscription, draft) => finishRenewal(moment, subscription, draft, declineOf(subscription))),
    /** As where an address for the tax is missing. */
    blockRenewal: (id: string) => onDraft(id, (moment, _subscription, draft) => blockRenewal(moment, draft)),
    /** A refund that the bank returns days later. */
    failRefund: (id: string) => onLastCharge(id, failRefund),
    /** As with another card. */
    payOpen: (id: string) =>
      onRunning(id, async (moment, subscription) => {
        const invoice = await openInvoiceOf(moment.tx, subscription);
        if (!invoice) throw new ApiError(400, `Subscription ${id} has no open invoice.`);
        return retry(moment, subscription, invoice);
      }),
    /** At the time of the next try. */
    failAgain: (id: string) =>
      onRunning(id, async ({ tx }, subscription) => {
        const invoice = await openInvoiceOf(tx, subscription);
        if (!invoice?.next_payment_attempt) throw new ApiError(400, `Subscription ${id} has nothing that is tried again.`);
        const ahead = await advanceClock(tx, subscription, invoice.next_payment_attempt, now());
        return retry(momentOf(tx, ahead, now()), ahead, invoice, declineOf(ahead));
      }),
    /** Of a payment that settles later. */
    settle: (id: string, succeeds: boolean) =>
      run(async (tx) => {
        const intent = await lock(tx, 'payment_intent', id);
        if (intent) return settlePurchase(momentIn(tx), intent, succeeds);
        const subscription = await findSubscription(tx, id);
        return settleDebit(momentOf(tx, subscription, now()), subscription, succeeds);
      }),
    /** `amount` in cents; without it the whole payment. */
    refund: (id: string, amount?: number) =>
      onLastCharge(id, (moment, charge) => refund(moment, charge, { amount, reason: 'requested_by_customer', metadata: {} })),
    /** `amount` in cents; without it the rest of the payment. */
    dispute: (id: string, amount?: number) => onLastCharge(id, (moment, charge) => openDispute(moment, charge, amount)),
    /** Days before a dispute. */
    warnOfFraud: (id: string) => onLastCharge(id, warnOfFraud),
    closeDispute: (id: string, status: 'won' | 'lost' | 'prevented') =>
      onLastCharge(id, async (moment, { id: charge }) => {
        const [open] = await matching(moment.tx, 'dispute', { charge });
        const dispute = open && (await lock(moment.tx, 'dispute', open.id));
        if (!dispute) throw new ApiError(400, `The last payment of ${id} is not disputed.`);
        return closeDispute(moment, dispute, status);
      }),
    /** As support gives it in the dashboard of the provider. */
    discount: (id: string, terms: DiscountTerms) =>
      onRunning(id, (moment, subscription) => giveDiscount(moment, subscription, terms)),
    pause: (id: string) => onRunning(id, pause),
    resume: (id: string) => onRunning(id, resume),
    cancel: (id: string) => onRunning(id, end),
    /** Advances the clock until the next period is billed. */
    advance,
    async advanceAll(): Promise<void> {
      for (const { id, status } of await matching(db, 'subscription')) if (status !== 'canceled') await advance(id);
    },
    /** The SDK itself asks twice again. */
    answerConflict: (times = 1) => {
      conflicts.pending = times;
    },
    setDelivery: (mode: DeliveryMode) => setDeliveryMode(db, mode),
    resend: (eventId: string, times = 1) => run((tx) => resend(tx, eventId, times, now())),
    delayEvent: (eventId: string, delaySeconds: number) => run((tx) => delayEvent(tx, eventId, delaySeconds, now())),
    cancelDelivery: (eventId: string) => run((tx) => cancelDelivery(tx, eventId)),
    /** Newest first. */
    sendReversed: (count: number) => run((tx) => sendReversed(tx, count, now())),
  };
}

/** A card that pays is declined by the bank. */
function declineOf({ sandbox }: Subscription) {
  return testCard(sandbox.card)?.declinedLater ?? DECLINED;
}

async function findSubscription(tx: Db, id: string): Promise<Subscription> {
  const subscription = await lock(tx, 'subscription', id);
  if (!subscription) throw resourceMissing('subscription', id);
  return subscription;
}

async function beginNow(tx: Db, subscription: Subscription, now: Date): Promise<Subscription> {
  const { id, cancel_at, status } = subscription;
  if (await draftOf(tx, subscription)) throw new ApiError(400, `The renewal of ${id} has begun already.`);
  if (cancel_at !== null) throw new ApiError(400, `Subscription ${id} ends with its period: it does not renew.`);
  if (status === 'paused') throw new ApiError(400, `Subscription ${id} is paused: resume it first.`);
  if (status === 'past_due') throw new ApiError(400, `Subscription ${id} has a payment open: pay that one first.`);
  const ahead = await advanceClock(tx, subscription, periodEndOf(subscription), now);
  return beginRenewal(momentOf(tx, ahead, now), ahead);
}

function periodEndOf({ items }: Subscription): number {
  return items.data[0].current_period_end;
}

/** `until` in seconds. */
async function advanceClock(tx: Db, subscription: Subscription, until: number, now: Date): Promise<Subscription> {
  const ahead = Math.max(subscription.sandbox.ahead, until - seconds(now));
  return replace(tx, { ...subscription, sandbox: { ...subscription.sandbox, ahead } });
}

/** Of what is paid once. */
async function chargeOfPurchase(tx: Db, { id, latest_charge }: PaymentIntent): Promise<Charge> {
  const charge = latest_charge === null ? undefined : await lock(tx, 'charge', latest_charge);
  if (!charge) throw new ApiError(400, `The payment ${id} has no charge.`);
  return charge;
}

async function lastCharge(tx: Db, { id, customer }: Subscription): Promise<Charge> {
  const last = await lastChargeOf(tx, customer);
  const charge = last && (await lock(tx, 'charge', last.id));
  if (!charge) throw new ApiError(400, `Subscription ${id} has no payment.`);
  return charge;
}
