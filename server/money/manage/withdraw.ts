import { brand } from '../../../content/brand.ts';
import type { Currency } from '../../../core/plans/plan.ts';
import { planPaidFor } from '../subscriptions/plan.ts';
import type { SyncDeps } from '../subscriptions/sync.ts';
import { carryOut } from './carry-out.ts';
import { type Asked, DONE, declare, refused, type Which, withOwn } from './own.ts';
import { addRequest, type Owned } from './store.ts';

/** Ends the contract at once and pays its first payment back. It counts from the tap, and is acknowledged with day and time. */
export async function withdraw(deps: SyncDeps, which: Which): Promise<Asked> {
  const declared = await withOwn<string | Asked>(deps, which, async ({ tx, owned, rights, at }) => {
    const before = owned.requests.find(({ kind }) => kind === 'withdraw');
    if (before) return before.id;
    if (!rights.withdraw) return refused('notPossible');
    const { paymentId } = rights.withdraw;
    const { currency, planId, amount } = moneyOf(owned, paymentId);
    const detail = { paymentId, amount, currency };
    const requestId = await declare(tx, deps.queue, { kind: 'withdraw', subscriptionId: which.subscriptionId, detail }, at);
    const facts = { planId, currency, amount, receivedAt: at.toISOString() };
    await deps.queue.add(tx, 'mail', { template: 'withdrawn', to: which.email, facts }, { key: `${requestId}:withdrawn` });
    return requestId;
  });
  if (typeof declared !== 'string') return declared;
  return { ok: true, outcome: (await carryOut(deps, declared)) ? 'done' : 'accepted' };
}

/** Asks for a payment back under the 30-day guarantee. The operator decides; both sides get it in writing. */
export async function askForMoneyBack(deps: SyncDeps, which: Which, note: string): Promise<Asked> {
  const { email, subscriptionId } = which;
  return withOwn<Asked>(deps, which, async ({ tx, owned, rights, at }) => {
    if (!rights.guarantee) return owned.requests.some(({ kind }) => kind === 'guarantee') ? DONE : refused('notPossible');
    const { paymentId } = rights.guarantee;
    const { currency, planId, amount } = moneyOf(owned, paymentId);
    const requestId = await addRequest(tx, { kind: 'guarantee', subscriptionId, detail: { paymentId, note } }, at);
    const receivedAt = at.toISOString();
    await deps.queue.add(
      tx,
      'mail',
      { template: 'guarantee-requested', to: email, facts: { planId, receivedAt } },
      { key: `${requestId}:guarantee-requested` },
    );
    const facts = { planId, currency, amount, email, subscriptionId, receivedAt, ...(note && { note }) };
    await deps.queue.add(
      tx,
      'mail',
      { template: 'guarantee-to-support', to: brand.supportEmail, facts },
      { key: `${requestId}:guarantee-to-support` },
    );
    return DONE;
  });
}

/** What is left of a payment, in cents. */
function moneyOf(owned: Owned, paymentId: string) {
  const { subscription, payments } = owned;
  const payment = payments.find(({ id }) => id === paymentId);
  const amount = (payment?.amount_paid ?? 0) - (payment?.amount_refunded ?? 0);
  return { planId: planPaidFor(owned), currency: subscription.currency as Currency, amount };
}
