import type Stripe from 'stripe';
import type { ProviderSubscription, SubscriptionStatus } from '../port.ts';
import { dateOf, idOf, Mismatch } from './responses.ts';

export const PLAN = 'plan';

export function toSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  if (subscription.object !== 'subscription') throw new Mismatch('The answer is not a subscription.');
  const item = onlyItem(subscription);
  if (item.price.unit_amount === null) throw new Mismatch(`The price of subscription ${subscription.id} has no amount.`);
  const { pause_collection } = subscription;
  const next = scheduledPlan(subscription, item.current_period_end);
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer) ?? '',
    attemptId: subscription.metadata.attempt,
    planId: next?.planId ?? subscription.metadata[PLAN],
    paidPlanId: subscription.metadata[PLAN],
    status: statusOf(subscription),
    currency: subscription.currency.toUpperCase(),
    renewalAmount: next?.amount ?? item.price.unit_amount * (item.quantity ?? 1),
    startedAt: dateOf(subscription.start_date),
    currentPeriodStart: dateOf(item.current_period_start),
    currentPeriodEnd: dateOf(item.current_period_end),
    // Stripe's portal may set a date instead.
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    endedAt: subscription.ended_at === null ? undefined : dateOf(subscription.ended_at),
    resumesAt: pause_collection?.resumes_at ? dateOf(pause_collection.resumes_at) : undefined,
  };
}

/** A pause of the collection leaves the status as it was. An overdue payment stays overdue in it. */
function statusOf({ status, pause_collection }: Stripe.Subscription): SubscriptionStatus {
  const runs = status === 'active' || status === 'trialing';
  return runs && pause_collection !== null ? 'paused' : (status as SubscriptionStatus);
}

/** Four levels, which is the most that Stripe expands. */
export const EXPANDED = { expand: ['schedule.phases.items.price'] };

export async function readSubscription(stripe: Stripe, id: string): Promise<Stripe.Subscription> {
  return stripe.subscriptions.retrieve(id, EXPANDED);
}

/** A plan change is the phase of a schedule that begins when the paid period ends. */
function scheduledPlan({ schedule }: Stripe.Subscription, periodEnd: number) {
  if (typeof schedule === 'string') throw new Mismatch(`Schedule ${schedule} is not expanded.`);
  if (schedule?.status !== 'active') return undefined;
  const phase = schedule.phases.find(({ start_date }) => start_date >= periodEnd);
  const [item] = phase?.items ?? [];
  if (!item) return undefined;
  const { price, quantity = 1 } = item;
  if (typeof price === 'string' || price.deleted || price.unit_amount === null) {
    throw new Mismatch(`The next price of schedule ${schedule.id} has no amount.`);
  }
  return { planId: phase?.metadata?.[PLAN], amount: price.unit_amount * quantity };
}

/** Since 2025 the period is on the item; we sell one item per subscription. */
export function onlyItem(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Mismatch(`Subscription ${subscription.id} has no item.`);
  return item;
}
