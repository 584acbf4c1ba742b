import type { Deed, DeedAnswer } from '../../../core/api/operator/people.ts';
import { hashOf, newToken } from '../../money/account-links/store.ts';
import { cancel } from '../../money/manage/cancel.ts';
import { type AskedInVain, refused } from '../../money/manage/own.ts';
import { endSessions } from '../../money/manage/session.ts';
import { findOwn } from '../../money/manage/store.ts';
import { type SyncDeps, syncSubscription } from '../../money/subscriptions/sync.ts';
import { writeAudit } from '../../platform/audit.ts';
import { addDeletionRequest } from '../../privacy/deletion-requests/store.ts';

export type Done = ({ readonly ok: true } & DeedAnswer) | AskedInVain;

/** Does for a buyer what the operator decided; the buyer hears of it as of any change. */
export async function doDeed(deps: SyncDeps, deed: Deed): Promise<Done> {
  const done = await attempt(deps, deed);
  const detail = 'subscriptionId' in deed ? deed.subscriptionId : undefined;
  const action = done.ok ? (`person-${deed.kind}` as const) : 'person-refused';
  await writeAudit(
    deps.db,
    { action, subject: deed.email, detail: done.ok ? detail : `${deed.kind}: ${done.reason}` },
    deps.now(),
  );
  return done;
}

async function attempt(deps: SyncDeps, deed: Deed): Promise<Done> {
  const { db, queue } = deps;
  switch (deed.kind) {
    case 'cancel':
      return cancel(deps, deed);
    case 'refund':
      return refund(deps, deed);
    case 'app-link': {
      if (!(await findOwn(db, deed.email, deed.subscriptionId))) return refused('unknown');
      await queue.add(db, 'account-link', { purpose: 'app', subscriptionId: deed.subscriptionId });
      return { ok: true, outcome: 'mailed' };
    }
    case 'manage-link':
      await queue.add(db, 'account-link', { purpose: 'manage', email: deed.email });
      return { ok: true, outcome: 'mailed' };
    case 'delete':
      await erase(deps, deed.email);
      return { ok: true, outcome: 'accepted' };
  }
}

/** As if the owner of the address had confirmed it: the operator has made sure who asks. */
async function erase({ db, queue, now }: SyncDeps, email: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const requestId = await addDeletionRequest(tx, { email, tokenHash: hashOf(newToken()) }, now());
    await endSessions(tx, email);
    await queue.add(tx, 'erase', { requestId }, { key: requestId });
  });
}

/** All that is left of a payment; the subscription goes on unless it is cancelled too. */
async function refund(deps: SyncDeps, { email, subscriptionId, paymentId }: Extract<Deed, { kind: 'refund' }>): Promise<Done> {
  const own = await findOwn(deps.db, email, subscriptionId);
  if (!own?.payments.some(({ id }) => id === paymentId)) return refused('unknown');
  const refunded = await deps.payments.refund({ id: paymentId });
  if (!refunded.ok) return refused('unavailable', refunded.detail);
  await syncSubscription(deps, subscriptionId);
  return { ok: true, outcome: 'done' };
}
