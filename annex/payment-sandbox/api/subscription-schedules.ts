import { z } from 'zod';
import type { Db } from '../../../server/platform/db/client.ts';
import { momentOf } from '../billing/moment.ts';
import { endOfPeriod } from '../billing/period.ts';
import { attachSchedule, discountsOf, releaseSchedule } from '../billing/schedules.ts';
import { emit } from '../deliveries/emit.ts';
import { seconds } from '../objects/ids.ts';
import { recurringOf } from '../objects/price.ts';
import { newPhase, type SchedulePhase, type SubscriptionSchedule } from '../objects/subscription-schedule.ts';
import { find, lock, replace } from '../store.ts';
import type { Calls } from './calls.ts';
import { ApiError, parseParams, resourceMissing } from './errors.ts';
import { flag, metadata, wholeNumber } from './params.ts';

const Phase = z.strictObject({
  items: z.array(z.strictObject({ price: z.string(), quantity: wholeNumber.min(1).default(1) })).length(1),
  start_date: wholeNumber.optional(),
  end_date: wholeNumber.optional(),
  duration: z
    .strictObject({ interval: z.enum(['week', 'month', 'year']), interval_count: wholeNumber.min(1).default(1) })
    .optional(),
  billing_cycle_anchor: z.enum(['automatic', 'phase_start']).optional(),
  proration_behavior: z.literal('none', 'only none is spoken here').optional(),
  metadata: metadata.default({}),
  discounts: z.array(z.strictObject({ discount: z.string() })).default([]),
});
const Create = z.strictObject({ from_subscription: z.string() });
const Update = z.strictObject({
  end_behavior: z.literal('release', 'only release is spoken here').optional(),
  proration_behavior: z.literal('none', 'only none is spoken here'),
  phases: z.array(Phase).min(1),
});
const Release = z.strictObject({ preserve_cancel_date: flag.optional() });

export function subscriptionScheduleRoutes(api: Calls): void {
  api.retrieve('subscription_schedules', 'subscription_schedule');

  api.post('/v1/subscription_schedules', async ({ tx, params, now }) => {
    const { from_subscription: id } = parseParams(Create, params);
    const subscription = await lock(tx, 'subscription', id);
    if (!subscription || subscription.status === 'canceled') throw resourceMissing('subscription', id, 'from_subscription', 400);
    if (subscription.schedule === null) return attachSchedule(momentOf(tx, subscription, now), subscription);
    const message = `You cannot migrate a subscription that is already attached to a schedule: \`${subscription.schedule}\`.`;
    throw new ApiError(400, message, { param: 'from_subscription' });
  });

  api.post('/v1/subscription_schedules/:id', async ({ tx, id, params, now }) => {
    const update = parseParams(Update, params);
    const schedule = await running(tx, id);
    const updated = await replace(tx, { ...schedule, phases: await phasesOf(tx, schedule, update.phases) });
    await emit(tx, 'subscription_schedule.updated', updated, now);
    await applyDiscounts(tx, updated);
    return updated;
  });

  api.post('/v1/subscription_schedules/:id/release', async ({ tx, id, params, now }) => {
    parseParams(Release, params);
    return releaseSchedule({ tx, now, at: seconds(now) }, await running(tx, id));
  });
}

async function running(tx: Db, id: string): Promise<SubscriptionSchedule> {
  const schedule = await lock(tx, 'subscription_schedule', id);
  if (!schedule) throw resourceMissing('subscription schedule', id);
  if (schedule.status === 'active') return schedule;
  throw new ApiError(400, `The subscription schedule is not active: its status is ${schedule.status}.`);
}

/** Each phase begins where the one before ends, and the first is the current one. */
async function phasesOf(tx: Db, { current_phase, phases }: SubscriptionSchedule, orders: readonly z.output<typeof Phase>[]) {
  if (current_phase === null || orders[0]?.start_date !== current_phase.start_date) {
    throw new ApiError(400, 'You can not modify the start date of the current phase.', { param: 'phases[0][start_date]' });
  }
  const made: SchedulePhase[] = [];
  let start = current_phase.start_date;
  for (const { items, end_date, duration, metadata, billing_cycle_anchor, discounts: named } of orders) {
    const [item] = items;
    const price = item && (await find(tx, 'price', item.price));
    if (!item || !price) throw resourceMissing('price', String(item?.price), `phases[${made.length}][items][0][price]`, 400);
    const lasting = duration && endOfPeriod({ ...price, recurring: { ...recurringOf(price), ...duration } }, start, start);
    const end = end_date ?? lasting;
    if (end === undefined || end <= start) throw new ApiError(400, 'A phase needs an end date or a duration.');
    const currency = phases[0]?.currency ?? price.currency;
    const resetsAnchor = billing_cycle_anchor === 'phase_start';
    const discounts = named.map(({ discount }) => discount);
    made.push(newPhase({ price: price.id, quantity: item.quantity, currency, start, end, metadata, discounts, resetsAnchor }));
    start = end;
  }
  return made;
}

/** Those of the current phase hold at once. */
async function applyDiscounts(tx: Db, { subscription: id, phases }: SubscriptionSchedule): Promise<void> {
  const subscription = id === null ? undefined : await lock(tx, 'subscription', id);
  if (subscription) await replace(tx, { ...subscription, discounts: discountsOf(phases[0]) });
}
