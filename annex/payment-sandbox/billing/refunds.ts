import { money } from '../../../core/presentation/money.ts';
import type { Db } from '../../../server/platform/db/client.ts';
import { ApiError } from '../api/errors.ts';
import { emit } from '../deliveries/emit.ts';
import type { Charge } from '../objects/charge.ts';
import { newRefund, type Refund, type RefundOrder } from '../objects/refund.ts';
import { add, matching, replace } from '../store.ts';
import type { BillingMoment } from './moment.ts';

type Order = Omit<RefundOrder, 'amount'> & { readonly amount: number | undefined };

/** Without an amount, the rest of the charge. The charge must be locked. */
export async function refund({ tx, now, at }: BillingMoment, charge: Charge, order: Order): Promise<Refund> {
  const remaining = charge.amount - charge.amount_refunded;
  const amount = order.amount ?? remaining;
  if (await isChargedBack(tx, charge)) {
    const message = `Charge ${charge.id} has been charged back; cannot issue a refund.`;
    throw new ApiError(400, message, { code: 'charge_disputed' });
  }
  refuse(charge, amount, remaining);
  const refunded = newRefund(charge, { ...order, amount }, at);
  await add(tx, refunded);
  const amountRefunded = charge.amount_refunded + amount;
  const changed = await replace(tx, { ...charge, amount_refunded: amountRefunded, refunded: amountRefunded === charge.amount });
  await emit(tx, 'refund.created', refunded, now);
  await emit(tx, 'charge.refunded', changed, now);
  return refunded;
}

/** The amount returns to the shop, and the charge counts as not refunded again. */
export async function failRefund({ tx, now }: BillingMoment, charge: Charge): Promise<Refund> {
  const refunded = (await matching(tx, 'refund', { charge: charge.id, status: 'succeeded' })).at(-1);
  if (!refunded) throw new ApiError(400, `Charge ${charge.id} was not refunded.`);
  await replace(tx, { ...charge, amount_refunded: charge.amount_refunded - refunded.amount, refunded: false });
  const failed = await replace(tx, { ...refunded, status: 'failed' as const });
  await emit(tx, 'refund.failed', failed, now);
  return failed;
}

/** A dispute that was won leaves the money with the shop. */
async function isChargedBack(tx: Db, { id, disputed }: Charge): Promise<boolean> {
  return (
    disputed &&
    (await matching(tx, 'dispute', { charge: id })).some(({ status }) => status === 'needs_response' || status === 'lost')
  );
}

function refuse(charge: Charge, amount: number, remaining: number): void {
  if (charge.status !== 'succeeded') {
    throw new ApiError(400, `Charge ${charge.id} does not have a payment to refund.`, { param: 'charge' });
  }
  if (remaining === 0) {
    throw new ApiError(400, `Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  if (amount > remaining) {
    const currency = charge.currency.toUpperCase();
    const message = `Refund amount (${money(amount, currency)}) is greater than unrefunded amount on charge (${money(remaining, currency)})`;
    throw new ApiError(400, message, { param: 'amount' });
  }
}
