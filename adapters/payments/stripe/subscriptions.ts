import type Stripe from 'stripe';
import { BILLING_UNITS, type BillingPeriod } from '../../../core/plans/period.ts';
import { periodOf } from '../../../core/plans/provider-keys.ts';
import { type UpcomingCharges, upcomingCharges } from '../../../core/subscriptions/discount.ts';
import type { Card, ListedSubscription, ProviderSubscription, SubscriptionStatus } from '../port.ts';
import { discountsOf } from './discounts.ts';
import { toCard } from './payments.ts';
import { dateOf, idOf, Mismatch } from './responses.ts';

export const PLAN = 'plan';
/** Stripe keeps no day on which a pause ends, so that of ours stands in the metadata: seconds. */
export const RESUMES_AT = 'resumes_at';

export function toSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const item = onlyItem(subscription);
  if (item.price.unit_amount === null) throw new Mismatch(`The price of subscription ${subscription.id} has no amount.`);
  const paid = { price: item.price, quantity: item.quantity ?? 1 };
  const scheduled = scheduledPlan(subscription, item.current_period_end);
  const { next, recurring, regular } = chargesOf(subscription, scheduled ?? paid, scheduled?.phase);
  return {
    ...toListed(subscription),
    once: false,
    customerId: idOf(subscription.customer) ?? '',
    planId: scheduled ? scheduled.phase.metadata?.[PLAN] : subscription.metadata[PLAN],
    paidPlanId: subscription.metadata[PLAN],
    paidPlanAmount: amountOf(paid),
    status: statusOf(subscription),
    currency: subscription.currency.toUpperCase(),
    renewalAmount: next,
    recurringAmount: recurring,
    regular: regular && { amount: regular.amount, from: new Date(regular.from) },
    startedAt: dateOf(subscription.start_date),
    trialEndsAt: subscription.trial_end === null ? undefined : dateOf(subscription.trial_end),
    card: cardOf(subscription),
    currentPeriodStart: dateOf(item.current_period_start),
    endedAt: subscription.ended_at === null ? undefined : dateOf(subscription.ended_at),
    resumesAt: resumesAt(subscription),
  };
}

/** A free trial has no charge that would name it. */
function cardOf({ default_payment_method: method }: Stripe.Subscription): Card | undefined {
  return method && typeof method === 'object' && method.card ? toCard(method.card) : undefined;
}

function resumesAt(subscription: Stripe.Subscription): Date | undefined {
  const { status, pause_collection, metadata } = subscription;
  if (status !== 'paused') return pause_collection?.resumes_at ? dateOf(pause_collection.resumes_at) : undefined;
  // A day of an earlier pause lies before the end of the period that followed it.
  const at = Number(metadata[RESUMES_AT] ?? 0);
  return at > onlyItem(subscription).current_period_end ? dateOf(at) : undefined;
}

export function toListed(subscription: Stripe.Subscription): ListedSubscription {
  return {
    id: subscription.id,
    attemptId: subscription.metadata.attempt,
    status: statusOf(subscription),
    currentPeriodEnd: dateOf(onlyItem(subscription).current_period_end),
    // Stripe's portal may set a date instead.
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
  };
}

/** A pause of the collection leaves the status as it was. An overdue payment stays overdue in it. */
function statusOf({ status, pause_collection }: Stripe.Subscription): SubscriptionStatus {
  const runs = status === 'active' || status === 'trialing';
  return runs && pause_collection !== null ? 'paused' : (status as SubscriptionStatus);
}

/** At most four levels, which is the most that Stripe expands. */
const EXPANDED = { expand: ['schedule.phases.items.price', 'customer.discount', 'default_payment_method'] };
const WITH_COUPONS = {
  expand: [
    ...EXPANDED.expand,
    'schedule.phases.discounts.coupon',
    'discounts.source.coupon.applies_to',
    'customer.discount.source.coupon',
  ],
};

/** Coupons are asked for where there are some: the key may lack the right to read them. */
export async function readSubscription(stripe: Stripe, id: string): Promise<Stripe.Subscription> {
  const subscription = await stripe.subscriptions.retrieve(id, EXPANDED);
  if (subscription.object !== 'subscription') throw new Mismatch('The answer is not a subscription.');
  return hasDiscount(subscription) ? stripe.subscriptions.retrieve(id, WITH_COUPONS) : subscription;
}

function hasDiscount({ discounts, customer, schedule }: Stripe.Subscription): boolean {
  const inherited = typeof customer === 'object' && !customer.deleted && customer.discount;
  const phases = typeof schedule === 'object' ? (schedule?.phases ?? []) : [];
  return discounts.length > 0 || Boolean(inherited) || phases.some((phase) => phase.discounts.length > 0);
}

type PricedItem = { readonly price: Stripe.Price; readonly quantity: number };

function amountOf({ price, quantity }: PricedItem): number {
  if (price.unit_amount === null) throw new Mismatch(`The price ${price.id} has no amount.`);
  return price.unit_amount * quantity;
}

function chargesOf(
  subscription: Stripe.Subscription,
  item: PricedItem,
  phase: Stripe.SubscriptionSchedule.Phase | undefined,
): UpcomingCharges {
  const nextAt = onlyItem(subscription).current_period_end * 1000;
  const anchor = phase ? nextAt : subscription.billing_cycle_anchor * 1000; // a plan change begins a new count
  return upcomingCharges(amountOf(item), discountsOf(subscription, phase), { nextAt, anchor }, periodOfPrice(item.price));
}

export function periodOfPrice({ id, recurring }: Stripe.Price): BillingPeriod {
  const interval = BILLING_UNITS.find((unit) => unit === recurring?.interval);
  if (!interval) throw new Mismatch(`The price ${id} is not charged every week, month or year.`);
  return periodOf({ interval, interval_count: recurring?.interval_count ?? 1 });
}

/** A plan change is the phase of a schedule that begins when the paid period ends. */
function scheduledPlan({ schedule }: Stripe.Subscription, periodEnd: number) {
  if (typeof schedule === 'string') throw new Mismatch(`Schedule ${schedule} is not expanded.`);
  if (schedule?.status !== 'active') return undefined;
  const phase = schedule.phases.find(({ start_date }) => start_date >= periodEnd);
  const [item] = phase?.items ?? [];
  if (!phase || !item) return undefined;
  const { price, quantity = 1 } = item;
  if (typeof price === 'string' || price.deleted)
    throw new Mismatch(`The next price of schedule ${schedule.id} is not expanded.`);
  return { phase, price, quantity };
}

/** Since 2025 the period is on the item; we sell one item per subscription. */
export function onlyItem(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Mismatch(`Subscription ${subscription.id} has no item.`);
  return item;
}
