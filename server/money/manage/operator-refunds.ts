import { z } from 'zod';
import { money } from '../../../core/presentation/money.ts';
import { type PartRefund, REFUND_REASONS, refundableAmount } from '../../../core/subscriptions/refundable.ts';
import type { Handlers } from '../../platform/jobs/queue.ts';
import { type BuyerRequest, paymentStateOf } from '../subscriptions/store.ts';
import { type SyncDeps, syncSubscription } from '../subscriptions/sync.ts';
import {
  DONE_OUTCOME,
  RETRY_MS,
  type RequestOutcome,
  refusal,
  type SubscriptionReference,
  withOwnedSubscription,
} from './owned-subscription.ts';
import { addRequest, closeRequest, findRequest, removeRequest } from './requests.ts';
import { findOwnedSubscription } from './store.ts';

type OrderedRefund = SubscriptionReference & PartRefund & { readonly paymentId: string };

const Detail = z.object({ paymentId: z.string(), amount: z.number(), reason: z.enum(REFUND_REASONS) });

/** A repeated request refunds nothing more. Where the provider does not answer, the refund is owed, and a job sends it. */
export async function orderRefund(deps: SyncDeps, order: OrderedRefund): Promise<RequestOutcome> {
  const { email, subscriptionId, requestId, paymentId, amount, reason } = order;
  if (!(await findOwnedSubscription(deps.db, email, subscriptionId))) return refusal('unknown');
  await syncSubscription(deps, subscriptionId); // the provider may have refunded some of it since
  const ordered = await withOwnedSubscription<RequestOutcome | 'new'>(deps, order, async ({ tx, owned, at }) => {
    const payment = owned.payments.find(({ id }) => id === paymentId);
    if (!payment) return refusal('unknown');
    const known = owned.requests.find(({ id }) => id === requestId);
    if (known) return known.detail.amount === amount ? stateOf(known) : refusal('notPossible');
    const refundable = refundableAmount(paymentStateOf(payment));
    if (refundable === 0 && payment.amount_refunded < payment.amount_paid) return refusal('disputed');
    const most = refundable - owedOf(owned.requests, paymentId);
    if (most <= 0) return refusal('refundedAlready');
    if (amount > most) return { ...refusal('refundTooLarge'), most: money(most, payment.currency) };
    const detail = { paymentId, amount, reason };
    await addRequest(tx, { id: requestId, kind: 'refund', subscriptionId, detail }, at);
    await deps.queue.add(tx, 'refund', { requestId }, { waitMs: RETRY_MS });
    return 'new';
  });
  if (ordered !== 'new') return ordered;
  const sent = await sendRefund(deps, requestId);
  if (!sent.ok) await removeRequest(deps.db, requestId);
  return sent;
}

export function refundJobs(deps: SyncDeps): Pick<Handlers, 'refund'> {
  return {
    async refund({ requestId }) {
      const sent = await sendRefund(deps, requestId);
      if (!sent.ok || sent.outcome !== 'done') throw new Error(`Refund ${requestId} is not sent yet.`);
    },
  };
}

/** May be repeated: the provider sends a request once. */
async function sendRefund(deps: SyncDeps, requestId: string): Promise<RequestOutcome> {
  const request = await findRequest(deps.db, requestId);
  if (!request || request.done_at !== null) return DONE_OUTCOME;
  const { paymentId, ...order } = Detail.parse(request.detail);
  const sent = await deps.payments.refund({ id: paymentId }, { requestId, ...order });
  if (!sent.ok) return sent.reason === 'unreachable' ? OWED : refusal('refundRefused', sent.detail);
  const synced = await syncSubscription(deps, request.subscription_id);
  if (sent.value === 'disputed') return refusal('disputed');
  if (typeof synced === 'object') return OWED;
  await closeRequest(deps.db, requestId, deps.now());
  return DONE_OUTCOME;
}

function stateOf({ done_at }: BuyerRequest): RequestOutcome {
  return done_at === null ? OWED : DONE_OUTCOME;
}

const OWED: RequestOutcome = { ok: true, outcome: 'accepted' };

/** What a withdrawal or a refund is to send back of a payment, and has not yet. */
function owedOf(requests: readonly BuyerRequest[], paymentId: string): number {
  return requests
    .filter(({ kind, done_at, detail }) => OWING.has(kind) && done_at === null && detail.paymentId === paymentId)
    .reduce((sum, { detail }) => sum + Number(detail.amount), 0);
}

const OWING: ReadonlySet<BuyerRequest['kind']> = new Set(['refund', 'withdraw']);
