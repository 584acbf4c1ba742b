import type { PaymentResult } from '../../../adapters/payments/port.ts';
import { brand } from '../../../content/brand.ts';
import type { PolicyEnding } from '../../../core/subscriptions/policies.ts';
import type { RunningJob } from '../../platform/jobs/queue.ts';
import { policyEndingOf } from './policy-ending.ts';
import { findPayments, findSubscription, type SubscriptionRow } from './store.ts';
import { type SyncDeps, syncSubscription } from './sync.ts';

/** After a minute of failed attempts. */
const TELL_AT_ATTEMPT = 6;

/** Decides anew, because a dispute may have been won since. Every step may be repeated. */
export async function endByPolicy(deps: SyncDeps, subscriptionId: string, { attempt }: RunningJob): Promise<void> {
  const { db } = deps;
  const subscription = await findSubscription(db, subscriptionId);
  const ending = subscription && policyEndingOf(subscription, await findPayments(db, subscriptionId));
  if (!subscription || !ending) return;
  const ended = await carryOut(deps, subscriptionId, ending);
  const synced = ended.ok ? await syncSubscription(deps, subscriptionId) : ended;
  if (typeof synced !== 'object') return;
  if (attempt === TELL_AT_ATTEMPT) await tellSupport(deps, subscription);
  throw new Error(`The subscription could not be ended: ${synced.reason}, ${synced.detail}`);
}

function carryOut({ payments, now }: SyncDeps, id: string, { when }: PolicyEnding): Promise<PaymentResult<unknown>> {
  return when === 'now' ? payments.endNow(id, now()) : payments.cancelAtPeriodEnd(id, true);
}

async function tellSupport({ db, queue }: SyncDeps, { id: subscriptionId, email }: SubscriptionRow): Promise<void> {
  const facts = { email, subscriptionId };
  const mail = { template: 'not-ended-to-support', to: brand.supportEmail, facts } as const;
  await queue.add(db, 'mail', mail, { key: `${subscriptionId}:not-ended` });
}
