import type Stripe from 'stripe';
import type { Plan } from '../../../core/plans/plan.ts';
import { recurrenceOf } from '../../../core/plans/provider-keys.ts';
import type { ProviderSubscription } from '../port.ts';
import { idOf, Mismatch } from './responses.ts';
import { onlyItem, PLAN, readSubscription, toSubscription } from './subscriptions.ts';

type PriceOf = () => Promise<string>;

/** The paid period stays; the other price begins with the next one. The paid plan keeps its own price. Every step may be repeated. */
export async function schedulePlan(stripe: Stripe, id: string, plan: Plan, priceOf: PriceOf): Promise<ProviderSubscription> {
  const current = await readSubscription(stripe, id);
  if (current.metadata[PLAN] === plan.id) await releaseSchedule(stripe, current);
  else await addPhase(stripe, current, { plan, price: await priceOf() });
  return toSubscription(await readSubscription(stripe, id));
}

async function addPhase(stripe: Stripe, current: Stripe.Subscription, { plan, price }: { plan: Plan; price: string }) {
  if (plan.once) throw new Mismatch(`The plan ${plan.id} is paid once, and no subscription changes to it.`);
  const attached = idOf(current.schedule);
  const { subscriptionSchedules: schedules } = stripe;
  const schedule = attached ? await schedules.retrieve(attached) : await schedules.create({ from_subscription: current.id });
  if (!schedule.current_phase) throw new Mismatch(`Schedule ${schedule.id} has no current phase.`);
  const { start_date, end_date } = schedule.current_phase;
  const { price: paid, quantity = 1 } = onlyItem(current);
  // A phase that names no discount ends those of the subscription.
  const discounts = current.discounts.flatMap((given) => ({ discount: idOf(given) ?? '' }));
  const kept = discounts.length > 0 ? { discounts } : {};
  await schedules.update(schedule.id, {
    end_behavior: 'release',
    proration_behavior: 'none',
    phases: [
      { start_date, end_date, items: [{ price: paid.id, quantity }], metadata: current.metadata, ...kept },
      {
        items: [{ price, quantity: 1 }],
        billing_cycle_anchor: 'phase_start',
        duration: recurrenceOf(plan.period),
        proration_behavior: 'none',
        metadata: { [PLAN]: plan.id },
        ...kept,
      },
    ],
  });
}

/** The subscription then goes on with its present price. */
export async function releaseSchedule(stripe: Stripe, { schedule }: Stripe.Subscription): Promise<void> {
  const attached = idOf(schedule);
  if (attached) await stripe.subscriptionSchedules.release(attached, { preserve_cancel_date: false });
}
