import type Stripe from 'stripe';
import type { ProviderSubscription } from '../port.ts';
import { releaseSchedule } from './plan-change.ts';
import { Mismatch } from './responses.ts';
import { readSubscription, toSubscription } from './subscriptions.ts';

/** Stripe's portal sets a date instead of the flag, and each is undone by its own parameter. */
export async function setCancelAtPeriodEnd(stripe: Stripe, id: string, cancel: boolean): Promise<ProviderSubscription> {
  const current = await readSubscription(stripe, id);
  if (toSubscription(current).cancelAtPeriodEnd === cancel) return toSubscription(current);
  await releaseSchedule(stripe, current); // Stripe refuses to cancel while one is attached
  await stripe.subscriptions.update(id, cancelParams(current, cancel));
  const changed = toSubscription(await readSubscription(stripe, id));
  if (changed.cancelAtPeriodEnd === cancel) return changed;
  throw new Mismatch(`Subscription ${id} ${cancel ? 'still renews' : 'still ends'} after the change.`);
}

function cancelParams({ cancel_at_period_end }: Stripe.Subscription, cancel: boolean): Stripe.SubscriptionUpdateParams {
  if (cancel) return { cancel_at_period_end: true };
  return cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' };
}

export async function endSubscription(stripe: Stripe, id: string): Promise<ProviderSubscription> {
  const current = await readSubscription(stripe, id);
  if (current.status === 'canceled') return toSubscription(current);
  await releaseSchedule(stripe, current);
  await stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false });
  return toSubscription(await readSubscription(stripe, id));
}
