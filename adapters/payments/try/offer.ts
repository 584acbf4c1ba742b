import { randomUUID } from 'node:crypto';
import { regularTerms } from '../../../core/checkout/terms.ts';
import type { OneTimePlan, Plan } from '../../../core/plans/plan.ts';
import type { PaymentsPort, RepeatChargeRequest } from '../port.ts';
import { tryPurchase } from './purchase.ts';
import { attempt, good, type RunStep } from './steps.ts';
import type { BuyPlan, LaterCard, Order } from './test-cards.ts';

type Offer = { readonly upsell: OneTimePlan; readonly returnUrl: string };

/** An offer is charged to the card of an order, as an order of its own. */
export async function tryOffer(
  step: RunStep,
  payments: PaymentsPort,
  { upsell, returnUrl }: Offer,
  plan: Plan,
  order: () => Promise<Order>,
): Promise<void> {
  const charged = await attempt(async () => {
    const request = requestOf(await order(), upsell, returnUrl);
    const { customerId } = request.order;
    if (good(await payments.findRepeatCharge(request, customerId))) throw new Error('An attempt that was not made is known.');
    const answers = [await payments.chargeAgain(request), await payments.chargeAgain(request)].map(good);
    const ids = new Set([...answers, good(await payments.findRepeatCharge(request, customerId))].map((one) => one?.id));
    const [first] = answers;
    if (first?.state !== 'paid') throw new Error(`It is ${first?.state}.`);
    if (ids.size > 1) throw new Error(`One attempt was charged as ${[...ids].join(' and ')}.`);
    return { id: first.id, customerId };
  });
  await step(`${upsell.title} after ${plan.title}: is charged once to the card of the order`, async () => {
    const [{ id }, { id: before }] = [await charged(), await order()];
    return `${id}, beside ${before}`;
  });
  await tryPurchase(step, payments, { ...upsell, title: `${upsell.title} after ${plan.title}` }, charged);
}

/** Of a plan that renews: the card of what was paid once cannot be replaced by another. */
export async function tryRefusedOffers(
  step: RunStep,
  payments: PaymentsPort,
  { upsell, returnUrl }: Offer,
  plan: Plan,
  buy: BuyPlan,
): Promise<void> {
  const chargeAgain = async (later: LaterCard) => {
    const order = await buy(plan, later);
    const charge = good(await payments.chargeAgain(requestOf(order, upsell, returnUrl)));
    good(await payments.endNow(order.id, new Date()));
    return charge;
  };
  await step(`${upsell.title}: a card that is declined pays nothing`, async () => {
    const { id, state } = await chargeAgain('declined');
    if (state !== 'declined') throw new Error(`It is ${state}.`);
    return `${id} was declined`;
  });
  await step(`${upsell.title}: a bank that asks has a page, and is not asked any longer after an end`, async () => {
    const { id, state, url } = await chargeAgain('confirms');
    if (state !== 'confirm' || url === undefined) throw new Error(`It is ${state}, with ${url ?? 'no page'}.`);
    const ended = good(await payments.endRepeatCharge(id));
    if (ended.state !== 'declined') throw new Error(`It is still ${ended.state}.`);
    return `${id} was asked for at ${new URL(url).host}`;
  });
}

function requestOf(order: Order, plan: OneTimePlan, returnUrl: string): RepeatChargeRequest {
  return { attemptId: randomUUID(), plan, terms: regularTerms(plan), order, returnUrl };
}
