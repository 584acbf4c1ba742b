import type { Db } from '../../../server/platform/db/client.ts';
import { emit } from '../deliveries/emit.ts';
import { newId } from '../objects/ids.ts';
import type { Invoice } from '../objects/invoice.ts';
import { type Subscription, withItem } from '../objects/subscription.ts';
import { type CardDecline, testCard } from '../objects/test-cards.ts';
import { existing, lock, matching, replace } from '../store.ts';
import { useDiscounts } from './discounts.ts';
import { draftInvoice, finalizeInvoice, payInvoice } from './invoices.ts';
import { type BillingMoment, clockOf } from './moment.ts';
import { goOn, withPeriodFrom } from './pauses.ts';
import { endOfPeriod } from './period.ts';
import { enterNextPhase } from './schedules.ts';
import { draftOf, end, openInvoiceOf, PENDING_DRAFT, saveUpdated } from './subscriptions.ts';

const RUNNING_STATUSES = ['trialing', 'active', 'past_due', 'paused'];

export async function billAllDue(db: Db, now: Date): Promise<void> {
  const drafts = await matching(db, 'invoice', PENDING_DRAFT);
  const drafted = new Set(drafts.map(({ parent }) => parent.subscription_details.subscription));
  for (const subscription of await matching(db, 'subscription')) {
    if (drafted.has(subscription.id) || isMaybeDue(subscription, now))
      await db.transaction().execute((tx) => billDue(tx, subscription.id, now));
  }
}

function isMaybeDue(subscription: Subscription, now: Date): boolean {
  const [item] = subscription.items.data;
  if (subscription.status === 'past_due') return true;
  const next = Math.min(item.current_period_end, subscription.cancel_at ?? Number.POSITIVE_INFINITY);
  return RUNNING_STATUSES.includes(subscription.status) && next <= clockOf(subscription, now);
}

/** A clock may be several periods ahead, so each is billed in turn. */
export async function billDue(tx: Db, id: string, now: Date): Promise<Subscription | undefined> {
  let subscription = await lock(tx, 'subscription', id);
  while (subscription) {
    const next = await nextStep(tx, subscription);
    if (!next || next.at > clockOf(subscription, now)) break;
    subscription = await next.happen({ tx, now, at: next.at });
  }
  return subscription;
}

type Step = { readonly at: number; readonly happen: (moment: BillingMoment) => Promise<Subscription> };

async function nextStep(tx: Db, subscription: Subscription): Promise<Step | undefined> {
  const [item] = subscription.items.data;
  if (subscription.status === 'past_due') return nextTry(tx, subscription);
  if (!RUNNING_STATUSES.includes(subscription.status)) return undefined;
  if (subscription.status === 'paused') {
    const { cancel_at } = subscription;
    if (cancel_at !== null) return { at: cancel_at, happen: (moment) => end(moment, subscription) };
    return nextTry(tx, subscription);
  }
  const draft = await draftOf(tx, subscription);
  if (draft) {
    const at = draft.automatically_finalizes_at ?? draft.created;
    return { at, happen: (moment) => finishRenewal(moment, subscription, draft, declinedLater(subscription)) };
  }
  const { cancel_at } = subscription;
  if (cancel_at !== null && cancel_at <= item.current_period_end) {
    return { at: cancel_at, happen: (moment) => end(moment, subscription) };
  }
  return { at: item.current_period_end, happen: (moment) => beginRenewal(moment, subscription) };
}

async function nextTry(tx: Db, subscription: Subscription): Promise<Step | undefined> {
  const invoice = await openInvoiceOf(tx, subscription);
  if (!invoice?.next_payment_attempt) return undefined;
  return {
    at: invoice.next_payment_attempt,
    happen: (moment) => retry(moment, subscription, invoice, declinedLater(subscription)),
  };
}

export async function finishRenewal(
  moment: BillingMoment,
  subscription: Subscription,
  draft: Invoice,
  declined?: CardDecline,
): Promise<Subscription> {
  const invoice = await finalizeInvoice(moment, draft, subscription);
  if (invoice.status === 'paid') return subscription;
  await payInvoice(moment, invoice, subscription.sandbox.card, declined);
  return declined ? saveUpdated(moment, { ...subscription, status: 'past_due' }) : subscription;
}

/** The next period begins, and its invoice stands as a draft for an hour. */
export async function beginRenewal(moment: BillingMoment, subscription: Subscription): Promise<Subscription> {
  const entering = await enterNextPhase(moment, subscription);
  const [item] = entering.items.data;
  const start = item.current_period_end;
  const customer = await existing(moment.tx, 'customer', subscription.customer);
  const invoiceId = newId('in');
  const subtotal = item.price.unit_amount * item.quantity;
  const { off, left } = await useDiscounts(moment.tx, entering.discounts, { subtotal, product: item.price.product }, start);
  const renewed = withItem(
    { ...entering, discounts: left, latest_invoice: invoiceId, status: 'active' },
    { current_period_start: start, current_period_end: endOfPeriod(item.price, entering.billing_cycle_anchor, start) },
  );
  await saveUpdated(moment, renewed);
  await draftInvoice(moment, {
    id: invoiceId,
    reason: 'subscription_cycle',
    subscription: renewed,
    customer,
    subtotal,
    discount: off,
    description: 'Renewal',
  });
  return renewed;
}

/** The invoice stays a draft that is never charged. */
export async function blockRenewal(moment: BillingMoment, draft: Invoice): Promise<void> {
  const last_finalization_error = {
    type: 'invalid_request_error' as const,
    code: 'customer_tax_location_invalid',
    message: NO_LOCATION,
  };
  const blocked = {
    ...draft,
    auto_advance: false,
    automatically_finalizes_at: null,
    last_finalization_error,
    next_payment_attempt: null,
  };
  await replace(moment.tx, blocked);
  await emit(moment.tx, 'invoice.finalization_failed', blocked, moment.now);
}

const NO_LOCATION =
  "The customer's location isn't recognized. Set a valid customer address in order to automatically calculate tax.";

/** The subscription ends after the last failed retry; a paused one stays paused. */
export async function retry(
  moment: BillingMoment,
  subscription: Subscription,
  invoice: Invoice,
  declined?: CardDecline,
): Promise<Subscription> {
  const tried = await payInvoice(moment, invoice, subscription.sandbox.card, declined);
  const isPaused = subscription.status === 'paused';
  if (!declined && isPaused) return goOn(moment, withPeriodFrom(subscription, invoice.created));
  if (!declined) return saveUpdated(moment, { ...subscription, status: 'active' });
  if (isPaused) return subscription;
  return tried.next_payment_attempt === null ? end(moment, subscription, 'payment_failed') : subscription;
}

function declinedLater({ sandbox }: Subscription): CardDecline | undefined {
  return testCard(sandbox.card)?.declinedLater;
}
