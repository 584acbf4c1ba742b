import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { introductoryTerms, regularTerms } from '../../core/checkout/terms.ts';
import { monthsAfter } from '../../core/plans/period-end.ts';
import type { Plan } from '../../core/plans/plan.ts';
import { priceKey } from '../../core/plans/provider-keys.ts';
import type { PaymentResult, PaymentsPort, ProviderSubscription } from './port.ts';
import { type BusinessProfile, setUpStripe } from './setup.ts';
import { API_VERSION, type StripeSettings, stripePayments } from './stripe.ts';

export type TryStep = { readonly name: string; readonly ok: boolean; readonly seen: string };

type Buyer = { readonly id: string; readonly customerId: string };
type Settings = Pick<StripeSettings, 'secretKey' | 'endpoint'>;

/** The hosted page is for people, so the first payment is made without it. */
export async function subscribeTestCard({ secretKey }: Settings, plan: Plan): Promise<Buyer> {
  const stripe = new Stripe(secretKey, { apiVersion: API_VERSION, telemetry: false });
  const card = 'pm_card_visa';
  const customer = await stripe.customers.create({ payment_method: card, invoice_settings: { default_payment_method: card } });
  const [price] = (await stripe.prices.list({ lookup_keys: [priceKey(plan, regularTerms(plan))] })).data;
  if (!price) throw new Error(`There is no price for the plan ${plan.id}.`);
  const items = [{ price: price.id }];
  const { id } = await stripe.subscriptions.create({ customer: customer.id, items, metadata: { plan: plan.id } });
  return { id, customerId: customer.id };
}

/** The first half hour with a test key. A step that fails is told, and the others still run, unless Stripe does not know the key. */
export async function tryStripe(
  settings: Settings,
  shop: BusinessProfile,
  subscribe: (plan: Plan) => Promise<Buyer> = (plan) => subscribeTestCard(settings, plan),
): Promise<readonly TryStep[]> {
  const payments = stripePayments({
    ...settings,
    webhookSecret: 'whsec_unused',
    automaticTax: shop.automaticTax ?? false,
    seller: shop.seller ?? 'shop',
  });
  const [plan, other] = shop.plans;
  if (!plan || !other) throw new Error('The try needs two plans.');
  const steps: TryStep[] = [];
  const step = async (name: string, act: () => Promise<string>) => {
    steps.push(await outcomeOf(name, act));
  };

  await step('Stripe knows the key', () => askWithKey(payments));
  if (steps.some(({ ok }) => !ok)) return steps;
  await step('The set-up finds everything when it runs again', () => setUpTwice(settings, shop));
  for (const each of shop.plans)
    await step(`The page for ${each.id} costs what the shop says`, () => openPage(payments, each, shop));
  const bought = await attempt(() => subscribe(plan));
  await step('A plan is bought with a test card', async () => `subscription ${(await bought()).id}`);
  await step('The payment is read', async () => {
    const [payment] = good(await payments.readPayments(await bought()));
    if (payment?.amountPaid !== plan.listPrice) throw new Error(`${payment?.amountPaid ?? 0} cents were paid.`);
    return `${payment.id}, ${payment.amountPaid} cents`;
  });
  await step('A cancellation is undone', async () => {
    const { id } = await bought();
    await setEnding(payments, id, true);
    return setEnding(payments, id, false);
  });
  await step("A cancellation as in Stripe's portal is undone", async () => {
    const { id } = await bought();
    const stripe = new Stripe(settings.secretKey, { ...settings.endpoint, apiVersion: API_VERSION, telemetry: false });
    const currentPeriodEnd = endOf(good(await payments.readSubscription(id)));
    const { billing_mode } = await stripe.subscriptions.update(id, { cancel_at: currentPeriodEnd.getTime() / 1000 });
    return `${await setEnding(payments, id, false)}, billing mode ${billing_mode.type}`;
  });
  await step('A plan change waits for the next period, and is taken back', async () => {
    const { id } = await bought();
    const changed = good(await payments.changePlan(id, other));
    if (changed.planId !== other.id || changed.paidPlanId !== plan.id) throw new Error(`The next plan is ${changed.planId}.`);
    const back = good(await payments.changePlan(id, plan));
    if (back.planId !== plan.id) throw new Error(`The next plan is still ${back.planId}.`);
    return `${changed.renewalAmount} cents would follow at ${endOf(changed).toISOString()}`;
  });
  await step('A pause is ended within what is paid, without a charge', async () => {
    const buyer = await bought();
    const currentPeriodEnd = endOf(good(await payments.readSubscription(buyer.id)));
    const paused = good(await payments.pause(buyer.id, new Date(monthsAfter(currentPeriodEnd.getTime(), 1))));
    if (paused.status !== 'paused' || !paused.resumesAt) throw new Error(`It is ${paused.status}.`);
    const resumed = good(await payments.resume(buyer.id, { requestId: randomUUID(), now: new Date() }));
    const renewed = good(await payments.readPayments(buyer)).filter(({ reason }) => reason === 'renewal').length;
    if (resumed.status !== 'active' || renewed > 0) throw new Error(`It is ${resumed.status}, with ${renewed} renewals.`);
    return `paused until ${paused.resumesAt.toISOString()}, active again until ${endOf(resumed).toISOString()}`;
  });
  await step('A discount is taken off the next charges', async () => {
    const { id } = await bought();
    const given = good(await payments.discount(id, { requestId: randomUUID(), percent: 25, charges: 2 }));
    if (given.renewalAmount >= plan.listPrice) throw new Error(`The next charge is ${given.renewalAmount} cents.`);
    return `${given.renewalAmount} cents next`;
  });
  await step('The portal of this shop opens', async () => {
    const { customerId } = await bought();
    return new URL(good(await payments.portalUrl(customerId, new URL('/manage', shop.publicUrl).href))).host;
  });
  await step('Recent subscriptions and events are listed', async () => {
    const since = new Date(Date.now() - 60 * 60 * 1000);
    const [listed, events] = [good(await payments.subscriptionsSince(since)), good(await payments.eventsSince(since))];
    return `${listed.length} subscriptions, ${events.length} events`;
  });
  await step('The subscription is ended and refunded', async () => {
    const buyer = await bought();
    good(await payments.endNow(buyer.id, new Date()));
    const [payment] = good(await payments.readPayments(buyer));
    if (!payment) throw new Error('It has no payment.');
    good(await payments.refund(payment));
    const [refunded] = good(await payments.readPayments(buyer));
    if (refunded?.amountRefunded !== plan.listPrice) throw new Error(`${refunded?.amountRefunded ?? 0} cents were refunded.`);
    return `${refunded.amountRefunded} cents`;
  });
  return steps;
}

async function setUpTwice(settings: Settings, shop: BusinessProfile): Promise<string> {
  const { webhookSecret } = await setUpStripe(settings, shop);
  const keep = webhookSecret ? `; keep STRIPE_WEBHOOK_SECRET=${webhookSecret}, Stripe does not show it again` : '';
  const { steps } = await setUpStripe(settings, shop);
  const changed = steps.filter(({ outcome }) => outcome !== 'found' && outcome !== 'left');
  const differences = changed.map(({ outcome, kind, note }) => `${outcome} ${kind}: ${note}`).join('; ');
  if (changed.length > 0) throw new Error(`${differences}${keep}`);
  return `${steps.length} things found${keep}`;
}

async function askWithKey(payments: PaymentsPort): Promise<string> {
  const answer = await payments.readSubscription('sub_none');
  if (answer.ok || answer.reason === 'not_found') return 'it was accepted';
  if (answer.reason === 'unreachable' || answer.detail.startsWith('StripeAuthenticationError')) throw new Error(answer.detail);
  return `it was accepted, and lacks a right: ${answer.detail}`;
}

async function openPage(payments: PaymentsPort, plan: Plan, { publicUrl }: BusinessProfile): Promise<string> {
  const session = good(
    await payments.createSession({
      attemptId: randomUUID(),
      plan,
      terms: introductoryTerms(plan),
      email: 'try@example.com',
      successUrl: new URL('/prediction/subscribe-success?session_id={CHECKOUT_SESSION_ID}', publicUrl).href,
      cancelUrl: new URL('/prediction?canceled=true', publicUrl).href,
      expiresAt: new Date(Date.now() + 60 * 60 * 1000),
    }),
  );
  return `${session.id}, ${good(await payments.expireSession(session.id)).state} again`;
}

async function setEnding(payments: PaymentsPort, id: string, ends: boolean): Promise<string> {
  good(await payments.cancelAtPeriodEnd(id, ends));
  if (good(await payments.readSubscription(id)).cancelAtPeriodEnd !== ends) throw new Error('It is read otherwise afterwards.');
  return ends ? 'ends with its period' : 'renews again';
}

/** Runs once; every step that needs it then fails with the same reason. */
async function attempt<T>(act: () => Promise<T>): Promise<() => Promise<T>> {
  const [settled] = await Promise.allSettled([act()]);
  return async () => {
    if (settled.status === 'rejected') throw settled.reason;
    return settled.value;
  };
}

async function outcomeOf(name: string, act: () => Promise<string>): Promise<TryStep> {
  try {
    return { name, ok: true, seen: await act() };
  } catch (error) {
    return { name, ok: false, seen: error instanceof Error ? error.message : String(error) };
  }
}

function good<T>(result: PaymentResult<T>): T {
  if (!result.ok) throw new Error(`${result.reason}: ${result.detail}`);
  return result.value;
}

/** Of what renews. */
function endOf({ currentPeriodEnd }: ProviderSubscription): Date {
  if (!currentPeriodEnd) throw new Error('It has no end of a period.');
  return currentPeriodEnd;
}
