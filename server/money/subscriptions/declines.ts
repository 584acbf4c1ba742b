import type { Decline } from '../../../adapters/payments/port.ts';
import { triesTooMuch } from '../../../core/checkout/declines.ts';
import type { Db } from '../../platform/db/client.ts';
import type { FailedPurchase } from '../../platform/jobs/job-data.ts';
import { findMarks, readFailedPayments } from '../buyer-marks/store.ts';
import { type Attempt, findAttemptedPayment, recordDecline } from '../checkout-attempts/store.ts';
import type { SnapshotDeps } from './observers.ts';

/** Stored without the buyer, because the operator only needs the reasons; the attempt has the last one. A declined renewal has no attempt. */
export async function saveDecline(tx: Db, deps: SnapshotDeps, decline: Decline): Promise<void> {
  const { chargeId, reason, card, amount, currency, declinedAt: at, email } = decline;
  const added = await tx
    .insertInto('declines')
    .values({
      charge_id: chargeId,
      reason,
      card_kind: card?.kind ?? null,
      card_country: card?.country ?? null,
      amount,
      currency,
      declined_at: at,
    })
    .onConflict((conflict) => conflict.column('charge_id').doNothing())
    .returning('charge_id')
    .executeTakeFirst();
  const attempt = email === undefined ? undefined : await findAttemptedPayment(tx, { email, amount, at });
  if (!attempt) return;
  if (added) await recordDecline(tx, attempt.id, reason);
  const network = (await findMarks(tx, attempt.id)).find(({ kind }) => kind === 'network')?.mark;
  const failed = await readFailedPayments(tx, { visitorId: attempt.visitor_id, email: attempt.email, network }, at);
  if (attempt.session_id !== null && triesTooMuch(failed))
    await deps.queue.add(tx, 'end-checkout', { sessionId: attempt.session_id }, { key: attempt.session_id });
  await notifyFailedPurchase(tx, deps, attempt, { reason: 'declined', message: reason, occasion: chargeId, at });
}

type Failure = Omit<FailedPurchase, 'at'> & { readonly at: Date };

export async function notifyFailedPurchase(
  tx: Db,
  { queue, observers }: SnapshotDeps,
  { id: attemptId, upsell_of }: Attempt,
  { at, ...failure }: Failure,
): Promise<void> {
  if (upsell_of !== null) return; // it was no checkout
  for (const observer of observers.onFailedPurchase) await observer(tx, queue, { ...failure, attemptId, at: at.getTime() });
}
