import type { RepeatCharge } from '../../../adapters/payments/port.ts';
import { MINUTE_MS } from '../../../core/time.ts';
import { type Attempt, closeAttempt, SESSION_LIFE_MS } from '../checkout-attempts/store.ts';
import { type SyncDeps, syncSubscription } from '../subscriptions/sync.ts';
import { findOpenUpsellAttempts, findOrder, setBankPage } from './store.ts';

/** A call to the provider has ended by then, so that a charge which it does not know was never made. */
const UNKNOWN_MS = 10 * MINUTE_MS;
/** The request that charges has usually seen the outcome by then. */
const GRACE_MS = 2 * MINUTE_MS;

/** Takes over what the provider says of a charge. Repeating it changes nothing. */
export async function saveCharge(deps: SyncDeps, attempt: Attempt, { id, state, url }: RepeatCharge): Promise<void> {
  switch (state) {
    case 'confirm':
      return setBankPage(deps.db, attempt.id, url, deps.now());
    case 'declined':
      await closeAttempt(deps.db, attempt, 'failed', deps.now());
      return;
    case 'paid':
    case 'processing': {
      const synced = await syncSubscription(deps, id);
      if (typeof synced === 'object')
        throw new Error(`The charge ${id} could not be looked at: ${synced.reason}, ${synced.detail}`);
    }
  }
}

/**
 * Asks the provider what became of a charge whose answer was lost, or that a buyer confirms at the bank. `ends`: nothing may be confirmed
 * there any longer.
 */
export async function settleCharge(deps: SyncDeps, attempt: Attempt, { ends = false } = {}): Promise<void> {
  const { db, payments, now } = deps;
  const order = attempt.upsell_of === null ? undefined : await findOrder(db, attempt.upsell_of);
  if (!order) return;
  const found = await payments.findRepeatCharge({ attemptId: attempt.id }, order.customer_id);
  if (!found.ok) throw new Error(`The charge of ${attempt.id} could not be found: ${found.reason}, ${found.detail}`);
  const age = now().getTime() - attempt.created_at.getTime();
  const charge = found.value;
  if (!charge) {
    if (age > UNKNOWN_MS) await closeAttempt(db, attempt, 'failed', now());
    return;
  }
  const isOver = ends || age > SESSION_LIFE_MS;
  const ended = charge.state === 'confirm' && isOver ? await payments.endRepeatCharge(charge.id) : undefined;
  await saveCharge(deps, attempt, ended?.ok ? ended.value : charge);
}

/** One sentence for each that could not be settled. */
export async function settleCharges(deps: SyncDeps): Promise<string[]> {
  const problems: string[] = [];
  for (const attempt of await findOpenUpsellAttempts(deps.db, new Date(deps.now().getTime() - GRACE_MS)))
    await settleCharge(deps, attempt).catch((error: unknown) => problems.push(String(error)));
  return problems;
}
