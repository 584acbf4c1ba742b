import { ApiError } from '../api/errors.ts';
import { emit } from '../deliveries/emit.ts';
import { newId } from '../objects/ids.ts';
import { type Subscription, withItem } from '../objects/subscription.ts';
import { testCard } from '../objects/test-cards.ts';
import { existing } from '../store.ts';
import { useDiscounts } from './discounts.ts';
import { openInvoice, payInvoice } from './invoices.ts';
import type { BillingMoment } from './moment.ts';
import { endOfPeriod } from './period.ts';
import { openInvoiceOf, saveUpdated } from './subscriptions.ts';

/** No invoice and no further period until it is resumed. */
export async function pause(moment: BillingMoment, subscription: Subscription): Promise<Subscription> {
  const { id, status, schedule } = subscription;
  if (status !== 'active') throw new ApiError(400, `Subscription ${id} is ${status}: only an active one can be paused.`);
  if (schedule !== null) throw new ApiError(400, `Subscription ${id} has a schedule attached, so it cannot be paused.`);
  const paused = await saveUpdated(moment, { ...subscription, status: 'paused' });
  await emit(moment.tx, 'customer.subscription.paused', paused, moment.now);
  return paused;
}

/** Where the paid period is over, the next one begins now, and the subscription stays paused until its invoice is paid. */
export async function resume(moment: BillingMoment, subscription: Subscription): Promise<Subscription> {
  const { id, status, items, sandbox } = subscription;
  if (status !== 'paused') throw new ApiError(400, `Subscription ${id} is not paused.`);
  if (await openInvoiceOf(moment.tx, subscription)) throw new ApiError(400, `Subscription ${id} has a payment open.`);
  const [item] = items.data;
  if (moment.at < item.current_period_end) return goOn(moment, subscription);
  const subtotal = item.price.unit_amount * item.quantity;
  const { off, left } = await useDiscounts(
    moment.tx,
    subscription.discounts,
    { subtotal, product: item.price.product },
    moment.at,
  );
  const billed = { ...subscription, discounts: left, latest_invoice: newId('in') };
  const invoice = await openInvoice(moment, {
    id: billed.latest_invoice,
    reason: 'subscription_cycle',
    subscription: withPeriodFrom(billed, moment.at),
    customer: await existing(moment.tx, 'customer', subscription.customer),
    subtotal,
    discount: off,
    description: 'Renewal',
  });
  if (invoice.status === 'paid') return goOn(moment, withPeriodFrom(billed, moment.at));
  const declined = testCard(sandbox.card)?.declinedLater;
  await payInvoice(moment, invoice, sandbox.card, declined);
  return declined ? saveUpdated(moment, billed) : goOn(moment, withPeriodFrom(billed, moment.at));
}

export async function goOn(moment: BillingMoment, subscription: Subscription): Promise<Subscription> {
  const resumed = await saveUpdated(moment, { ...subscription, status: 'active' });
  await emit(moment.tx, 'customer.subscription.resumed', resumed, moment.now);
  return resumed;
}

/** Seconds. */
export function withPeriodFrom(subscription: Subscription, start: number): Subscription {
  const [{ price }] = subscription.items.data;
  const period = { current_period_start: start, current_period_end: endOfPeriod(price, start, start) };
  return { ...withItem(subscription, period), billing_cycle_anchor: start };
}
