import { RUNNING } from '../../../core/subscriptions/change.ts';
import { type CheckoutDeps, endAttempt } from '../../money/checkout/session.ts';
import { type Attempt, findAttempt } from '../../money/checkout-attempts/store.ts';
import { syncSubscription } from '../../money/subscriptions/sync.ts';
import { settleCharge } from '../../money/upsells/settle.ts';
import type { Db } from '../../platform/db/client.ts';

/** Payment pages end first, since paying one starts a subscription. Throws while the provider fails; may run twice. */
export async function endOrders(deps: CheckoutDeps, email: string, now: Date): Promise<void> {
  const { db, payments } = deps;
  for (const attempt of await openAttempts(db, email)) {
    await endPaying(deps, attempt);
    if ((await findAttempt(db, attempt.id))?.status === 'open') throw new Error('A payment is still under way.');
  }
  for (const id of await runningSubscriptions(db, email)) {
    const ended = await payments.endNow(id, now);
    if (!ended.ok && ended.reason === 'not_found') {
      await db.updateTable('subscriptions').set({ status: 'canceled', ended_at: now }).where('id', '=', id).execute();
      continue;
    }
    const synced = ended.ok ? await syncSubscription(deps, id) : ended;
    if (typeof synced === 'object') throw new Error(`A subscription could not be ended: ${synced.reason}, ${synced.detail}`);
  }
}

async function endPaying(deps: CheckoutDeps, attempt: Attempt): Promise<void> {
  if (attempt.upsell_of !== null) return settleCharge(deps, attempt, { ends: true });
  const ended = await endAttempt(deps, attempt);
  if (!ended.ok) throw new Error(`A payment page could not be closed: ${ended.detail ?? ended.reason}`);
}

export async function mayBeCharged(db: Db, email: string): Promise<boolean> {
  return (await openAttempts(db, email)).length > 0 || hasRunning(db, email);
}

export async function hasRunning(db: Db, email: string): Promise<boolean> {
  return (await runningSubscriptions(db, email)).length > 0;
}

async function openAttempts(db: Db, email: string) {
  return db.selectFrom('checkout_attempts').selectAll().where('email', '=', email).where('status', '=', 'open').execute();
}

async function runningSubscriptions(db: Db, email: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('email', '=', email)
    .where('status', 'in', RUNNING)
    .execute();
  return rows.map(({ id }) => id);
}
