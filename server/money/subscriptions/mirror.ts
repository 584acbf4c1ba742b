import type { ProviderSubscription } from '../../../adapters/payments/port.ts';
import { changesBetween, hasBegun, hasEnded } from '../../../core/subscriptions/change.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { type Attempt, closeAttempt, findAttempt, markPaid } from '../checkout-attempts/store.ts';
import { saveDecline } from './declines.ts';
import type { Facts, Told } from './facts.ts';
import type { MirrorDeps } from './observers.ts';
import {
  findPayments,
  findRunningOf,
  findSubscription,
  lockBuyer,
  markDuplicate,
  type Subscription,
  savePayments,
  saveSubscription,
  stateOf,
} from './store.ts';
import { tellChanges } from './tell.ts';

/** `unknown`: nothing of it belongs to an attempt of ours. `stale`: something later is known already. */
export type MirrorOutcome = 'mirrored' | 'stale' | 'unknown';

/** Writes what the provider said, and queues what follows from it, in the caller's transaction. */
export async function mirror(tx: Db, deps: MirrorDeps, { session, told, decline, seenAt }: Facts): Promise<MirrorOutcome> {
  if (decline) {
    await saveDecline(tx, decline);
    return 'mirrored';
  }
  const attemptId = told?.subscription.attemptId ?? session?.attemptId;
  const attempt = attemptId === undefined ? undefined : await findAttempt(tx, attemptId);
  if (!attempt) return 'unknown';
  if (session?.state === 'expired') await closeAttempt(tx, attempt, 'expired', seenAt);
  if (!told) return 'mirrored';
  if (hasBegun(told.subscription.status)) return mirrorSubscription(tx, deps, attempt, told, seenAt);
  if (told.payments.some(({ status }) => status === 'failed')) await closeAttempt(tx, attempt, 'failed', seenAt);
  return 'mirrored';
}

async function mirrorSubscription(
  tx: Db,
  { queue, observers }: MirrorDeps,
  attempt: Attempt,
  { subscription, payments }: Told,
  seenAt: Date,
): Promise<MirrorOutcome> {
  await lockBuyer(tx, attempt.email);
  const before = await findSubscription(tx, subscription.id);
  if (before && before.as_of > seenAt) return 'stale';
  const stateBefore = before && stateOf(before, await findPayments(tx, before.id));
  await saveSubscription(tx, attempt, subscription, seenAt);
  await savePayments(tx, subscription.id, payments);
  await markPaid(tx, attempt.id, seenAt);
  if (!before) await resolveDuplicate(tx, queue, attempt.email, subscription);
  const after = await existing(tx, subscription.id);
  if (!before && after.duplicate_of === null) {
    for (const observer of observers.onPurchase) await observer(tx, queue, attempt);
  }
  await tellChanges(
    tx,
    { queue, observers },
    after,
    changesBetween(stateBefore, stateOf(after, await findPayments(tx, after.id))),
  );
  return 'mirrored';
}

/** Nobody pays twice for the same: of two running subscriptions of one buyer the later one is ended and paid back. */
async function resolveDuplicate(tx: Db, queue: Queue, email: string, { id, status }: ProviderSubscription): Promise<void> {
  const earlier = await findRunningOf(tx, email, id);
  if (!earlier || hasEnded(status)) return;
  await markDuplicate(tx, id, earlier.id);
  await queue.add(tx, 'end-duplicate', { subscriptionId: id }, { key: id });
}

async function existing(tx: Db, id: string): Promise<Subscription> {
  const row = await findSubscription(tx, id);
  if (!row) throw new Error(`Subscription ${id} was written and is not there.`);
  return row;
}
