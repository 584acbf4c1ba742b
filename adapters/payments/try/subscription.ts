import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { monthsAfter } from '../../../core/plans/period-end.ts';
import type { Plan } from '../../../core/plans/plan.ts';
import type { PaymentsPort, ProviderSubscription } from '../port.ts';
import { API_VERSION, type StripeSettings } from '../stripe.ts';
import { good, type RunStep } from './steps.ts';
import type { Order } from './test-cards.ts';

type Tried = {
  readonly plan: Plan;
  readonly other: Plan | undefined;
  readonly publicUrl: URL;
  readonly settings: Pick<StripeSettings, 'secretKey' | 'endpoint'>;
};

export async function trySubscription(
  step: RunStep,
  payments: PaymentsPort,
  { plan, other, publicUrl, settings }: Tried,
  bought: () => Promise<Order>,
): Promise<void> {
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
  if (other) {
    await step('A plan change waits for the next period, and is taken back', async () => {
      const { id } = await bought();
      const changed = good(await payments.changePlan(id, other));
      if (changed.planId !== other.id || changed.paidPlanId !== plan.id) throw new Error(`The next plan is ${changed.planId}.`);
      const back = good(await payments.changePlan(id, plan));
      if (back.planId !== plan.id) throw new Error(`The next plan is still ${back.planId}.`);
      return `${changed.renewalAmount} cents would follow at ${endOf(changed).toISOString()}`;
    });
  }
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
    return new URL(good(await payments.portalUrl(customerId, new URL('/manage', publicUrl).href))).host;
  });
  await step('Recent subscriptions and events are listed', async () => {
    const since = new Date(Date.now() - 60 * 60 * 1000);
    const [listed, events] = [good(await payments.subscriptionsSince(since)), good(await payments.eventsSince(since))];
    return `${listed.length} subscriptions, ${events.length} events`;
  });
}

export async function tryEnd(step: RunStep, payments: PaymentsPort, plan: Plan, bought: () => Promise<Order>): Promise<void> {
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
}

async function setEnding(payments: PaymentsPort, id: string, ends: boolean): Promise<string> {
  good(await payments.cancelAtPeriodEnd(id, ends));
  if (good(await payments.readSubscription(id)).cancelAtPeriodEnd !== ends) throw new Error('It is read otherwise afterwards.');
  return ends ? 'ends with its period' : 'renews again';
}

/** Of what renews. */
function endOf({ currentPeriodEnd }: ProviderSubscription): Date {
  if (!currentPeriodEnd) throw new Error('It has no end of a period.');
  return currentPeriodEnd;
}
