import type { Db } from '../../../server/platform/db/client.ts';
import { seconds } from '../objects/ids.ts';
import type { Subscription } from '../objects/subscription.ts';
import { matching } from '../store.ts';

/** One change to the sandbox: its transaction, the real time, and the time that is written on objects, in seconds. */
export type BillingMoment = { readonly tx: Db; readonly now: Date; readonly at: number };

/** What time it is for a subscription, whose clock may have been put forward. */
export function clockOf({ sandbox }: Subscription, now: Date): number {
  return seconds(now) + sandbox.ahead;
}

export function momentOf(tx: Db, subscription: Subscription, now: Date): BillingMoment {
  return { tx, now, at: clockOf(subscription, now) };
}

/** The same for what only names the customer, who has one subscription here. */
export async function momentOfCustomer(tx: Db, customer: string | null, now: Date): Promise<BillingMoment> {
  const [subscription] = customer ? await matching(tx, 'subscription', { customer }) : [];
  return subscription ? momentOf(tx, subscription, now) : { tx, now, at: seconds(now) };
}
