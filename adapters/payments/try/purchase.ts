import { randomUUID } from 'node:crypto';
import type { OneTimePlan } from '../../../core/plans/plan.ts';
import type { Payment, PaymentsPort } from '../port.ts';
import { good, type RunStep } from './steps.ts';
import type { Order } from './test-cards.ts';

/** An order that is paid once. */
export async function tryPurchase(
  step: RunStep,
  payments: PaymentsPort,
  plan: OneTimePlan,
  bought: () => Promise<Order>,
): Promise<void> {
  await step(`${plan.title}: is paid once with a test card, and renews nothing`, async () => {
    const order = await bought();
    const { status, renewalAmount, currentPeriodEnd } = good(await payments.readSubscription(order.id));
    if (status !== 'active' || renewalAmount !== 0) throw new Error(`It is ${status} and renews at ${renewalAmount} cents.`);
    return `${paid(await onlyPayment(payments, order), plan)}, open ${currentPeriodEnd ? `until ${currentPeriodEnd.toISOString()}` : 'for ever'}`;
  });
  await step(`${plan.title}: a refund or a dispute finds it by its charge`, async () => {
    const { chargeId = '', id } = await onlyPayment(payments, await bought());
    const found = good(await payments.subscriptionOfCharge(chargeId));
    if (found !== id) throw new Error(`The charge ${chargeId} leads to ${found ?? 'nothing'}.`);
    return `${chargeId} is of ${id}`;
  });
  await step(`${plan.title}: a part is refunded once, then the rest, and it ends`, async () => {
    const order = await bought();
    const part = { requestId: randomUUID(), amount: Math.floor(plan.listPrice / 2), reason: 'requested' } as const;
    for (const expected of [part.amount, part.amount, plan.listPrice]) {
      good(await payments.refund(order, expected === part.amount ? part : undefined));
      const { amountRefunded } = await onlyPayment(payments, order);
      if (amountRefunded !== expected) throw new Error(`${amountRefunded} cents were refunded.`);
    }
    const { status } = good(await payments.endNow(order.id, new Date()));
    if (status !== 'canceled') throw new Error(`It is still ${status}.`);
    return `${part.amount} cents, then ${plan.listPrice - part.amount}`;
  });
}

async function onlyPayment(payments: PaymentsPort, order: Order): Promise<Payment> {
  const [payment] = good(await payments.readPayments(order));
  if (!payment) throw new Error('It has no payment.');
  return payment;
}

function paid({ id, amountPaid }: Payment, { listPrice }: OneTimePlan): string {
  if (amountPaid !== listPrice) throw new Error(`${amountPaid} cents were paid.`);
  return `${id}, ${amountPaid} cents`;
}
