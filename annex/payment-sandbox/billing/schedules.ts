import { emit } from '../deliveries/emit.ts';
import { type Subscription, withItem } from '../objects/subscription.ts';
import { newSubscriptionSchedule, type SchedulePhase, type SubscriptionSchedule } from '../objects/subscription-schedule.ts';
import { add, existing, replace } from '../store.ts';
import type { BillingMoment } from './moment.ts';

export async function attachSchedule(moment: BillingMoment, subscription: Subscription): Promise<SubscriptionSchedule> {
  const { tx, now, at } = moment;
  const schedule = newSubscriptionSchedule(subscription, at);
  await add(tx, schedule);
  const attached = await replace(tx, { ...subscription, schedule: schedule.id });
  await emit(tx, 'subscription_schedule.created', schedule, now);
  await emit(tx, 'customer.subscription.updated', attached, now);
  return schedule;
}

/** The subscription goes on as it is. */
export async function releaseSchedule(moment: BillingMoment, schedule: SubscriptionSchedule): Promise<SubscriptionSchedule> {
  const { tx, now, at } = moment;
  const { subscription } = schedule;
  const released = await replace(tx, {
    ...schedule,
    ...DETACHED,
    status: 'released' as const,
    released_at: at,
    released_subscription: subscription,
  });
  await emit(tx, 'subscription_schedule.released', released, now);
  if (subscription === null) return released;
  const free = await replace(tx, { ...(await existing(tx, 'subscription', subscription)), schedule: null });
  await emit(tx, 'customer.subscription.updated', free, now);
  return released;
}

export async function cancelSchedule({ tx, now, at }: BillingMoment, { schedule: id }: Subscription): Promise<void> {
  if (id === null) return;
  const schedule = await existing(tx, 'subscription_schedule', id);
  const canceled = await replace(tx, { ...schedule, ...DETACHED, status: 'canceled' as const, canceled_at: at });
  await emit(tx, 'subscription_schedule.canceled', canceled, now);
}

const DETACHED = { current_phase: null, subscription: null };

/** Where a phase begins with the next period, its price, metadata and anchor; after the last phase the schedule is complete. */
export async function enterNextPhase(moment: BillingMoment, subscription: Subscription): Promise<Subscription> {
  if (subscription.schedule === null) return subscription;
  const { tx, now, at } = moment;
  const schedule = await existing(tx, 'subscription_schedule', subscription.schedule);
  const start = subscription.items.data[0].current_period_end;
  const phase = schedule.phases.find(({ start_date }) => start_date === start);
  if (!phase) {
    if (schedule.phases.some(({ end_date }) => end_date > start)) return subscription;
    const completed = await replace(tx, { ...schedule, ...DETACHED, status: 'completed' as const, completed_at: at });
    await emit(tx, 'subscription_schedule.completed', completed, now);
    return { ...subscription, schedule: null };
  }
  const current_phase = { start_date: start, end_date: phase.end_date };
  const updated = await replace(tx, { ...schedule, current_phase });
  await emit(tx, 'subscription_schedule.updated', updated, now);
  const price = await existing(tx, 'price', phase.items[0].price);
  return withItem(
    {
      ...subscription,
      billing_cycle_anchor: phase.billing_cycle_anchor === null ? subscription.billing_cycle_anchor : start,
      discounts: discountsOf(phase),
      metadata: { ...subscription.metadata, ...phase.metadata },
    },
    { price, quantity: phase.items[0].quantity },
  );
}

export function discountsOf(phase: SchedulePhase | undefined): string[] {
  return (phase?.discounts ?? []).map(({ discount }) => discount);
}
