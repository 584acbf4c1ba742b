import { PAUSED, type SubscriptionChange } from '../../../core/subscriptions/change.ts';
import type { SubscriptionNotice } from '../../../core/subscriptions/notice.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { accessTo } from '../subscriptions/access.ts';
import type { ObservedChange } from '../subscriptions/observers.ts';
import { findAppUser } from './store.ts';

/** One job per change and receiver. Those of one buyer run in order. */
export async function enqueueEntitlement(tx: Db, queue: Pick<Queue, 'add'>, observed: ObservedChange): Promise<void> {
  const { change, subscription } = observed;
  const appUserId = await findAppUser(tx, subscription);
  if (appUserId === null) return;
  const key = keyOf(observed);
  const entitled = { appUserId, subscription: subscription.id, change: change.kind };
  await queue.add(tx, 'entitlement', entitled, { key, subject: appUserId });
  await queue.add(tx, 'app-subscription', noticeOf(observed, appUserId), { key, subject: subscription.email });
}

function keyOf({ change, subscription }: ObservedChange): string {
  return [subscription.id, change.kind, paymentOf(change), subscription.as_of.getTime()].join(':');
}

function paymentOf(change: SubscriptionChange): string {
  return 'paymentId' in change ? change.paymentId : '';
}

function noticeOf({ change, subscription, paidFor, payments }: ObservedChange, appUserId: string): SubscriptionNotice {
  const {
    id,
    status,
    as_of,
    current_period_end: end,
    ended_at: endedAt,
    resumes_at,
    cancel_at_period_end: ending,
  } = subscription;
  const hasEnded = endedAt !== null;
  const isPaused = status === PAUSED;
  const { given, until } = accessTo(subscription, payments, as_of);
  return {
    change: change.kind,
    appUserId,
    subscription: id,
    plan: paidFor,
    status,
    accessUntil: (given && !isPaused ? end : until)?.toISOString() ?? null,
    paidUntil: until?.toISOString() ?? null,
    renews: !ending && !hasEnded && !isPaused,
    resumesAt: resumes_at?.toISOString() ?? null,
    at: as_of.toISOString(),
  };
}
