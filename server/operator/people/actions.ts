import type { OperatorAction, OperatorActionResponse } from '../../../core/api/operator/person.ts';
import { money } from '../../../core/presentation/money.ts';
import { excuseReturns } from '../../money/buyer-marks/store.ts';
import { cancel } from '../../money/manage/cancel.ts';
import { orderRefund } from '../../money/manage/operator-refunds.ts';
import { type RequestRefusal, refusal } from '../../money/manage/owned-subscription.ts';
import { endSessions } from '../../money/manage/session.ts';
import { findOwnedSubscription } from '../../money/manage/store.ts';
import type { SyncDeps } from '../../money/subscriptions/sync.ts';
import { writeAudit } from '../../platform/audit.ts';
import { hashOf, newToken } from '../../platform/token.ts';
import { addDeletionRequest } from '../../privacy/deletion-requests/store.ts';

type ActionOutcome = ({ readonly ok: true } & OperatorActionResponse) | RequestRefusal;

export async function runAction(deps: SyncDeps, request: OperatorAction, by: string): Promise<ActionOutcome> {
  const done = await attempt(deps, request);
  const detail = await detailOf(deps, request);
  const action = done.ok ? (`person-${request.kind}` as const) : 'person-refused';
  await writeAudit(
    deps.db,
    { action, by, subject: request.email, detail: done.ok ? detail : `${request.kind}: ${done.reason}` },
    deps.now(),
  );
  return done;
}

async function detailOf({ db }: SyncDeps, request: OperatorAction): Promise<string | undefined> {
  if (request.kind !== 'refund') return 'subscriptionId' in request ? request.subscriptionId : undefined;
  const { subscriptionId, paymentId, amount, reason } = request;
  const payment = await db.selectFrom('payments').select('currency').where('id', '=', paymentId).executeTakeFirst();
  return `${subscriptionId}: ${money(amount, payment?.currency)} of ${paymentId}, ${reason}`;
}

async function attempt(deps: SyncDeps, request: OperatorAction): Promise<ActionOutcome> {
  const { db, queue } = deps;
  switch (request.kind) {
    case 'cancel':
      return cancel(deps, request);
    case 'refund':
      return orderRefund(deps, request);
    case 'app-link': {
      if (!(await findOwnedSubscription(db, request.email, request.subscriptionId))) return refusal('unknown');
      await queue.add(db, 'account-link', { purpose: 'app', subscriptionId: request.subscriptionId });
      return { ok: true, outcome: 'mailed' };
    }
    case 'manage-link':
      await queue.add(db, 'account-link', { purpose: 'manage', email: request.email });
      return { ok: true, outcome: 'mailed' };
    case 'excuse':
      await excuseReturns(db, request.email, deps.now());
      return { ok: true, outcome: 'done' };
    case 'delete':
      await erase(deps, request.email);
      return { ok: true, outcome: 'accepted' };
  }
}

/** The operator has verified the person, so no link is needed. */
async function erase({ db, queue, now }: SyncDeps, email: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const requestId = await addDeletionRequest(tx, { email, tokenHash: hashOf(newToken()) }, now());
    await endSessions(tx, email);
    await queue.add(tx, 'erase', { requestId }, { key: requestId });
  });
}
