import { ApiError } from '../api/errors.ts';
import { emit } from '../deliveries/emit.ts';
import { type Subscription, withItem } from '../objects/subscription.ts';
import type { BillingMoment } from './moment.ts';
import { beginRenewal } from './renewals.ts';
import { saveUpdated } from './subscriptions.ts';

/** No invoice and no further period until it is resumed. */
export async function pause(moment: BillingMoment, subscription: Subscription): Promise<Subscription> {
  const { id, status, schedule } = subscription;
  if (status !== 'active') throw new ApiError(400, `Subscription ${id} is ${status}: only an active one can be paused.`);
  if (schedule !== null) throw new ApiError(400, `Subscription ${id} has a schedule attached, so it cannot be paused.`);
  const paused = await saveUpdated(moment, { ...subscription, status: 'paused' });
  await emit(moment.tx, 'customer.subscription.paused', paused, moment.now);
  return paused;
}

/** Where the paid period is over, the next one begins now. */
export async function resume(moment: BillingMoment, subscription: Subscription): Promise<Subscription> {
  const { id, status, items } = subscription;
  if (status !== 'paused') throw new ApiError(400, `Subscription ${id} is not paused.`);
  const [item] = items.data;
  const active = { ...subscription, status: 'active' as const };
  const resumed =
    moment.at < item.current_period_end
      ? await saveUpdated(moment, active)
      : await beginRenewal(moment, {
          ...withItem(active, { current_period_end: moment.at }),
          billing_cycle_anchor: moment.at,
        });
  await emit(moment.tx, 'customer.subscription.resumed', resumed, moment.now);
  return resumed;
}
