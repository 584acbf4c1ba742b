import type { Db } from '../../../server/platform/db/client.ts';
import { seconds } from '../objects/ids.ts';
import type { Subscription } from '../objects/subscription.ts';
import { matching } from '../store.ts';

/** `now` is the real time; `at` is the time on objects, in seconds. */
export type BillingMoment = { readonly tx: Db; readonly now: Date; readonly at: number };

/** Seconds. The panel may have advanced a subscription's clock. */
export function clockOf({ sandbox }: Subscription, now: Date): number {
  return seconds(now) + sandbox.ahead;
}

export function momentOf(tx: Db, subscription: Subscription, now: Date): BillingMoment {
  return { tx, now, at: clockOf(subscription, now) };
}

/** For objects that name only the customer, who has one subscription here. */
export async function momentOfCustomer(tx: Db, customer: string | null, now: Date): Promise<BillingMoment> {
  const [subscription] = customer ? await matching(tx, 'subscription', { customer }) : [];
  return subscription ? momentOf(tx, subscription, now) : { tx, now, at: seconds(now) };
}
