import { ApiError } from '../api/errors.ts';
import { emit } from '../deliveries/emit.ts';
import type { Charge } from '../objects/charge.ts';
import { newRefund, type Refund, type RefundOrder } from '../objects/refund.ts';
import { add, replace } from '../store.ts';
import type { Moment } from './moment.ts';

type Order = Omit<RefundOrder, 'amount'> & { readonly amount: number | undefined };

/** Gives back all that is left of a charge, or a part. The charge must be locked. */
export async function refund({ tx, now, at }: Moment, charge: Charge, order: Order): Promise<Refund> {
  const left = charge.amount - charge.amount_refunded;
  const amount = order.amount ?? left;
  refuse(charge, amount, left);
  const refunded = newRefund(charge, { ...order, amount }, at);
  await add(tx, refunded);
  const amountRefunded = charge.amount_refunded + amount;
  const told = await replace(tx, { ...charge, amount_refunded: amountRefunded, refunded: amountRefunded === charge.amount });
  await emit(tx, 'refund.created', refunded, now);
  await emit(tx, 'charge.refunded', told, now);
  return refunded;
}

function refuse(charge: Charge, amount: number, left: number): void {
  if (charge.status !== 'succeeded') {
    throw new ApiError(400, `Charge ${charge.id} does not have a payment to refund.`, { param: 'charge' });
  }
  if (charge.disputed) {
    throw new ApiError(400, `Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' });
  }
  if (left === 0) {
    throw new ApiError(400, `Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  if (amount > left) {
    const message = `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`;
    throw new ApiError(400, message, { param: 'amount' });
  }
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
