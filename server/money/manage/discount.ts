import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { SubscriptionRequest } from '../../../core/api/manage.ts';
import { dueOf } from '../../../core/checkout/terms.ts';
import type { MailOrder } from '../../../core/mails/mail-facts.ts';
import { ALTERNATIVE_MS, type ChargeDiscount } from '../../../core/subscriptions/alternatives.ts';
import { regularFacts } from '../subscriptions/change-mail.ts';
import { type BuyerRequest, findSubscription } from '../subscriptions/store.ts';
import { type SyncDeps, syncSubscription } from '../subscriptions/sync.ts';
import { alternativesTo } from './alternatives.ts';
import {
  DONE_OUTCOME,
  type RequestOutcome,
  refusal,
  type SubscriptionReference,
  withOwnedSubscription,
} from './owned-subscription.ts';
import { addRequest, closeRequest } from './requests.ts';
import { findYearlyAlternative } from './store.ts';

type DiscountRequest = Extract<SubscriptionRequest, { kind: 'discount' }>;
type OrderedDiscount = { readonly requestId: string } & ChargeDiscount;

const Detail = z.object({ percent: z.number(), charges: z.number() });

/** Once a year for a buyer. The provider gives it once for each request, whose answer may have been lost. */
export async function takeDiscount(
  deps: SyncDeps,
  reference: SubscriptionReference,
  request: DiscountRequest,
): Promise<RequestOutcome> {
  const { subscriptionId } = reference;
  const ordered = await withOwnedSubscription<RequestOutcome | OrderedDiscount>(deps, reference, async ({ tx, owned, at }) => {
    const { subscription, requests } = owned;
    if (requests.some(({ detail, done_at }) => detail.offerId === request.offerId && done_at !== null)) return DONE_OUTCOME;
    const { discount } = await alternativesTo(tx, owned, at);
    if (!discount) {
      const taken = await findYearlyAlternative(tx, subscription.email, new Date(at.getTime() - ALTERNATIVE_MS));
      return refusal(taken ? 'oneAYear' : 'notPossible');
    }
    const due = dueOf(discount.terms);
    if (!isDeepStrictEqual(request.shown, due)) return refusal('offerChanged');
    const pending = requests.find(({ kind, done_at }) => kind === 'discount' && done_at === null);
    if (pending) return orderOf(pending);
    const { percent, charges } = discount;
    const detail = { offerId: request.offerId, percent, charges, ...due };
    return { requestId: await addRequest(tx, { kind: 'discount', subscriptionId, detail }, at), percent, charges };
  });
  if ('ok' in ordered) return ordered;

  const given = await deps.payments.discount(subscriptionId, ordered);
  if (!given.ok) return refusal('unavailable', given.detail);
  await syncSubscription(deps, subscriptionId);
  await confirm(deps, subscriptionId, ordered.requestId);
  return DONE_OUTCOME;
}

function orderOf({ id, detail }: BuyerRequest): OrderedDiscount {
  return { requestId: id, ...Detail.parse(detail) };
}

async function confirm({ db, queue, now }: SyncDeps, subscriptionId: string, requestId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const subscription = await findSubscription(tx, subscriptionId);
    await closeRequest(tx, requestId, now());
    if (!subscription?.current_period_end) return;
    const { email: to, plan_id: planId, currency, renewal_amount: amount, current_period_end } = subscription;
    const facts = { planId, currency, amount, renewsOn: current_period_end.toISOString(), ...regularFacts(subscription) };
    const mail: MailOrder = { template: 'discount-given', to, facts };
    await queue.add(tx, 'mail', mail, { key: `${requestId}:discount-given` });
  });
}
