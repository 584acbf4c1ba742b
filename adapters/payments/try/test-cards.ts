import Stripe from 'stripe';
import { regularTerms } from '../../../core/checkout/terms.ts';
import type { OneTimePlan, Plan } from '../../../core/plans/plan.ts';
import { ACCESS, accessKey, priceKey } from '../../../core/plans/provider-keys.ts';
import { idOf } from '../stripe/responses.ts';
import { API_VERSION, type StripeSettings } from '../stripe.ts';

export type Order = { readonly id: string; readonly customerId: string };

/** What becomes of its card when that is charged again. */
export type LaterCard = 'pays' | 'declined' | 'confirms';

export type BuyPlan = (plan: Plan, later?: LaterCard) => Promise<Order>;

/** https://docs.stripe.com/testing */
const CARDS: Readonly<Record<LaterCard, string>> = {
  pays: 'pm_card_visa',
  declined: 'pm_card_chargeCustomerFail',
  confirms: 'pm_card_authenticationRequired',
};

/** At the list price. The hosted page is for people, so the first payment is made without it. */
export function buyWithTestCards({ secretKey }: Pick<StripeSettings, 'secretKey'>): BuyPlan {
  const stripe = new Stripe(secretKey, { apiVersion: API_VERSION, telemetry: false });
  return async (plan, later = 'pays') => {
    const [payment_method, email] = [CARDS[later], 'try@example.com'];
    const { id: customer, invoice_settings } = await stripe.customers.create({
      payment_method,
      email,
      invoice_settings: { default_payment_method: payment_method },
    });
    const card = idOf(invoice_settings.default_payment_method);
    if (card === undefined) throw new Error(`The customer ${customer} has no card.`);
    const id = plan.once ? await payOnce(stripe, plan, customer, card) : await subscribe(stripe, plan, customer, card, later);
    return { id, customerId: customer };
  };
}

async function subscribe(stripe: Stripe, plan: Plan, customer: string, card: string, later: LaterCard): Promise<string> {
  const [price] = (await stripe.prices.list({ lookup_keys: [priceKey(plan, regularTerms(plan))] })).data;
  if (!price) throw new Error(`There is no price for the plan ${plan.id}.`);
  const subscription = await stripe.subscriptions.create({
    customer,
    items: [{ price: price.id }],
    default_payment_method: card,
    metadata: { plan: plan.id },
    // These cards do not pay by themselves, and a trial asks for nothing yet.
    ...(later !== 'pays' && { trial_period_days: 7 }),
  });
  return subscription.id;
}

/** As the payment page of such a plan pays. */
async function payOnce(stripe: Stripe, plan: OneTimePlan, customer: string, card: string): Promise<string> {
  const { phases, currency } = regularTerms(plan);
  const { id } = await stripe.paymentIntents.create({
    amount: phases[0].amount,
    currency: currency.toLowerCase(),
    customer,
    payment_method: card,
    allowed_payment_method_types: ['card'],
    confirm: true,
    setup_future_usage: 'on_session',
    metadata: { plan: plan.id, [ACCESS]: accessKey(plan.period) },
  });
  return id;
}
