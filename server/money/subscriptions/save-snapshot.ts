import type { ProviderSubscription } from '../../../adapters/payments/port.ts';
import { repetitionOf } from '../../../core/offers/repetition.ts';
import { changesBetween, hasBegun, hasEnded } from '../../../core/subscriptions/change.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { endOffer } from '../../visitors/offers/store.ts';
import { cardMarks, mailboxMark } from '../buyer-marks/marks.ts';
import { findLatestOrder, findMarks, readPast, saveMarks } from '../buyer-marks/store.ts';
import {
  type Attempt,
  closeAttempt,
  closeOtherAttempts,
  findAttempt,
  hasElements,
  markPaid,
  reductionOf,
} from '../checkout-attempts/store.ts';
import { notifyFailedPurchase, saveDecline } from './declines.ts';
import { saveEndReason } from './end-reasons.ts';
import type { ProviderSnapshot, SubscriptionSnapshot } from './fetch-snapshot.ts';
import { saveFraudWarning } from './fraud-warnings.ts';
import { giveBack } from './give-back.ts';
import { recordMovement } from './movements.ts';
import { notifyChanges } from './notify.ts';
import type { SnapshotDeps } from './observers.ts';
import { enqueuePolicyEnding } from './policy-ending.ts';
import { compareAddressLater } from './provider-address.ts';
import {
  findPayments,
  findRunningOf,
  findSubscription,
  lockBuyer,
  markConverted,
  markRepetition,
  type SubscriptionRow,
  savePayments,
  saveSubscription,
  stateOf,
} from './store.ts';
import { awaitsFirstPayment, saveUnpaidSnapshot } from './unpaid.ts';
import { refundWonDisputes } from './won-disputes.ts';

/** `unknown`: no attempt of this shop. `stale`: newer data is stored. */
export type SaveOutcome = 'mirrored' | 'stale' | 'unknown';

export async function saveSnapshot(
  tx: Db,
  deps: SnapshotDeps,
  { session, snapshot, decline, warnedChargeId, customerId, seenAt }: ProviderSnapshot,
): Promise<SaveOutcome> {
  if (customerId !== undefined) {
    await compareAddressLater(tx, deps.queue, customerId, seenAt);
    return 'mirrored';
  }
  if (decline) {
    await saveDecline(tx, deps, decline);
    return 'mirrored';
  }
  const attemptId = snapshot?.subscription.attemptId ?? session?.attemptId;
  const attempt = attemptId === undefined ? undefined : await findAttempt(tx, attemptId);
  if (!attempt) return 'unknown';
  const isExpired = session?.state === 'expired' && (await closeAttempt(tx, attempt, 'expired', seenAt));
  if (isExpired && !(hasElements(attempt) && attempt.decline_reason === null))
    await notifyFailedPurchase(tx, deps, attempt, { reason: 'expired', message: 'expired', occasion: session.id, at: seenAt });
  if (!snapshot) return 'mirrored';
  const isKnown = (await findSubscription(tx, snapshot.subscription.id)) !== undefined;
  if (isKnown || (hasBegun(snapshot.subscription.status) && !awaitsFirstPayment(snapshot))) {
    const outcome = await saveSubscriptionSnapshot(tx, deps, attempt, snapshot, seenAt);
    if (warnedChargeId) await saveFraudWarning(tx, deps.queue, snapshot.subscription.id, warnedChargeId, seenAt);
    return outcome;
  }
  await saveUnpaidSnapshot(tx, deps.queue, attempt, snapshot, seenAt);
  return 'mirrored';
}

async function saveSubscriptionSnapshot(
  tx: Db,
  { queue, observers }: SnapshotDeps,
  attempt: Attempt,
  { subscription, payments }: SubscriptionSnapshot,
  seenAt: Date,
): Promise<SaveOutcome> {
  await lockBuyer(tx, attempt.email);
  const before = await findSubscription(tx, subscription.id);
  if (before && before.as_of > seenAt) return 'stale';
  const stateBefore = before && stateOf(before, await findPayments(tx, before.id));
  await saveSubscription(tx, attempt, subscription, seenAt);
  await savePayments(tx, subscription.id, payments);
  await markConverted(tx, subscription.id);
  await markPaid(tx, attempt.id, seenAt);
  const isUpsell = attempt.upsell_of !== null;
  // What is bought beside an order is no repetition of one.
  if (!isUpsell) {
    if (!before) await saveMarks(tx, attempt.id, [mailboxMark(attempt.email)]);
    await saveMarks(tx, attempt.id, cardMarks([...payments, subscription]));
    if (!before) await judgeOrder(tx, queue, attempt, subscription, seenAt);
  }
  const after = await saveEndReason(tx, before, await findExisting(tx, subscription.id));
  if (!before && after.duplicate_of === null && !isUpsell) {
    for (const observer of observers.onPurchase) await observer(tx, queue, attempt);
    for (const sessionId of await closeOtherAttempts(tx, attempt, seenAt))
      await queue.add(tx, 'end-checkout', { sessionId }, { key: sessionId });
  }
  await recordMovement(tx, before, after, seenAt);
  const changes = changesBetween(stateBefore, stateOf(after, await findPayments(tx, after.id)));
  await notifyChanges(tx, { queue, observers }, after, changes);
  await refundWonDisputes(tx, queue, after, changes);
  await enqueuePolicyEnding(tx, queue, after, changes);
  return 'mirrored';
}

/**
 * Of two running subscriptions of one buyer to a family of plans the later one is ended and refunded. So is an order of somebody who may not have it. Who
 * has opened a link that was mailed to the address is told from strangers who paid under it.
 */
async function judgeOrder(
  tx: Db,
  queue: Queue,
  attempt: Attempt,
  { id, status }: ProviderSubscription,
  seenAt: Date,
): Promise<void> {
  const buyer = { visitorId: attempt.visitor_id, email: attempt.email, attemptId: attempt.id };
  const running = await findRunningOf(tx, buyer, { id, planId: attempt.plan_id });
  if (running) {
    if (!hasEnded(status)) await giveBack(tx, queue, id, running.id);
    return;
  }
  const marks = await findMarks(tx, attempt.id);
  // Two orders with one card wait for each other.
  for (const { kind, mark } of marks) if (kind !== 'network') await lockBuyer(tx, mark);
  const order = { exceptAttempt: attempt.id, planId: attempt.plan_id, code: attempt.code ?? undefined };
  const past = await readPast(tx, marks, seenAt, { ...order, buyer });
  const repetition = repetitionOf({ reduction: reductionOf(attempt), ...past });
  if (repetition === null) return;
  await markRepetition(tx, id, repetition);
  // The page of this browser shows what is true of its card, and no page of the mailbox's owner does.
  if (repetition === 'introductory') await endOffer(tx, attempt.visitor_id, seenAt);
  const earlier = await findLatestOrder(tx, marks, attempt.id);
  if (repetition !== 'kept' && earlier !== undefined && !hasEnded(status)) await giveBack(tx, queue, id, earlier);
}

async function findExisting(tx: Db, id: string): Promise<SubscriptionRow> {
  const row = await findSubscription(tx, id);
  if (!row) throw new Error(`Subscription ${id} was written and is not there.`);
  return row;
}
