import { brand } from '../../../content/brand.ts';
import type { MailOrder } from '../../../core/mails/mail-facts.ts';
import { planPaidFor } from '../subscriptions/plan.ts';
import type { SyncDeps } from '../subscriptions/sync.ts';
import {
  DONE_OUTCOME,
  enqueueRequest,
  type RequestOutcome,
  refusal,
  type SubscriptionReference,
  withOwnedSubscription,
} from './owned-subscription.ts';
import { processRequest } from './process-request.ts';
import { addRequest } from './requests.ts';

/** A withdrawal counts from the request, whose date and time a mail confirms. Of a disputed payment it promises nothing. */
export async function withdraw(deps: SyncDeps, reference: SubscriptionReference): Promise<RequestOutcome> {
  const declared = await withOwnedSubscription<string | RequestOutcome>(deps, reference, async ({ tx, owned, rights, at }) => {
    const before = owned.requests.find(({ kind }) => kind === 'withdraw');
    if (before) return before.id;
    if (!rights.withdraw) return refusal('notPossible');
    const { paymentId, further, amount } = rights.withdraw;
    const planId = planPaidFor(owned);
    const currency = owned.subscription.currency;
    const detail = { paymentId, amount, currency, ...(further?.length && { further }) };
    const requestId = await enqueueRequest(
      tx,
      deps.queue,
      { kind: 'withdraw', subscriptionId: reference.subscriptionId, detail },
      at,
    );
    const receivedAt = at.toISOString();
    const { email: to } = reference;
    const mail: MailOrder =
      amount > 0
        ? { template: 'withdrawn', to, facts: { planId, currency, amount, receivedAt } }
        : { template: paymentId === null ? 'withdrawn-free' : 'withdrawn-disputed', to, facts: { planId, receivedAt } };
    await deps.queue.add(tx, 'mail', mail, { key: `${requestId}:withdrawn` });
    return requestId;
  });
  if (typeof declared !== 'string') return declared;
  return { ok: true, outcome: (await processRequest(deps, declared)) ? 'done' : 'accepted' };
}

/** The operator decides about the 30-day guarantee. */
export async function requestRefund(deps: SyncDeps, reference: SubscriptionReference, note: string): Promise<RequestOutcome> {
  const { email, subscriptionId } = reference;
  return withOwnedSubscription<RequestOutcome>(deps, reference, async ({ tx, owned, rights, at }) => {
    if (!rights.guarantee) return owned.requests.some(({ kind }) => kind === 'guarantee') ? DONE_OUTCOME : refusal('notPossible');
    const { paymentId, amount } = rights.guarantee;
    const planId = planPaidFor(owned);
    const currency = owned.subscription.currency;
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
    return DONE_OUTCOME;
  });
}
