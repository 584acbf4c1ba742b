import { emit } from '../deliveries/emit.ts';
import { newId } from '../objects/ids.ts';
import type { Price } from '../objects/price.ts';
import { type CancellationReason, type Subscription, withItem } from '../objects/subscription.ts';
import { existing, replace } from '../store.ts';
import { openInvoice } from './invoices.ts';
import type { BillingMoment } from './moment.ts';

export async function saveUpdated({ tx, now }: BillingMoment, subscription: Subscription): Promise<Subscription> {
  await replace(tx, subscription);
  await emit(tx, 'customer.subscription.updated', subscription, now);
  return subscription;
}

/** Access continues until the period ends. */
export async function setCancelAtPeriodEnd(
  moment: BillingMoment,
  subscription: Subscription,
  ends: boolean,
): Promise<Subscription> {
  if (subscription.cancel_at_period_end === ends) return subscription; // does not clear a date of the portal
  const [item] = subscription.items.data;
  const changed = await setCancelAt(moment, subscription, ends ? item.current_period_end : null);
  return saveUpdated(moment, { ...changed, cancel_at_period_end: ends });
}

/** As the portal does with flexible billing: the flag stays false. */
export async function setCancelAt(moment: BillingMoment, subscription: Subscription, at: number | null): Promise<Subscription> {
  return saveUpdated(moment, {
    ...subscription,
    cancel_at: at,
    cancel_at_period_end: false,
    canceled_at: at === null ? null : moment.at,
    cancellation_details: {
      ...subscription.cancellation_details,
      reason: at === null ? null : 'cancellation_requested',
    },
  });
}

/** Without a refund. */
export async function end(
  { tx, now, at }: BillingMoment,
  subscription: Subscription,
  reason: CancellationReason = 'cancellation_requested',
): Promise<Subscription> {
  const ended = await replace(tx, {
    ...subscription,
    canceled_at: subscription.canceled_at ?? at,
    cancellation_details: { ...subscription.cancellation_details, reason },
    ended_at: at,
    status: 'canceled' as const,
  });
  await emit(tx, 'customer.subscription.deleted', ended, now);
  return ended;
}

/** Stripe makes an invoice of zero for the time until `trialEnd`; then the new price is charged. */
export async function changePrice(
  moment: BillingMoment,
  subscription: Subscription,
  price: Price,
  trialEnd: number,
): Promise<Subscription> {
  const { tx, at } = moment;
  const customer = await existing(tx, 'customer', subscription.customer);
  const invoice = newId('in');
  const changed = withItem(
    {
      ...subscription,
      billing_cycle_anchor: trialEnd,
      cancel_at: subscription.cancel_at_period_end ? trialEnd : null,
      latest_invoice: invoice,
      status: 'trialing',
      trial_end: trialEnd,
      trial_start: at,
    },
    { price, current_period_start: at, current_period_end: trialEnd },
  );
  await openInvoice(moment, {
    id: invoice,
    reason: 'subscription_update',
    subscription: changed,
    customer,
    subtotal: 0,
    discount: 0,
    description: 'Trial period',
  });
  return saveUpdated(moment, changed);
}
