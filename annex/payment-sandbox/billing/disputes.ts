import { ApiError } from '../api/errors.ts';
import { emit } from '../deliveries/emit.ts';
import type { Charge } from '../objects/charge.ts';
import { type Dispute, newDispute } from '../objects/dispute.ts';
import { add, replace } from '../store.ts';
import type { BillingMoment } from './moment.ts';

/** The charge must be locked. */
export async function openDispute({ tx, now, at }: BillingMoment, charge: Charge, amount?: number): Promise<Dispute> {
  if (charge.disputed) throw new ApiError(400, `Charge ${charge.id} is disputed already.`);
  if (charge.refunded) throw new ApiError(400, `Charge ${charge.id} was refunded: there is nothing left to dispute.`);
  if (amount !== undefined && amount > charge.amount - charge.amount_refunded)
    throw new ApiError(400, `Charge ${charge.id} has less left to dispute.`, { param: 'amount' });
  const dispute = newDispute(charge, at, amount);
  await add(tx, dispute);
  await replace(tx, { ...charge, disputed: true });
  await emit(tx, 'charge.dispute.created', dispute, now);
  await emit(tx, 'charge.dispute.funds_withdrawn', dispute, now);
  return dispute;
}

/** The dispute must be locked. */
export async function closeDispute(
  { tx, now }: BillingMoment,
  dispute: Dispute,
  status: 'won' | 'lost' | 'prevented',
): Promise<Dispute> {
  if (dispute.status !== 'needs_response') throw new ApiError(400, `Dispute ${dispute.id} is closed already.`);
  const closed = await replace(tx, { ...dispute, status });
  await emit(tx, 'charge.dispute.closed', closed, now);
  if (status === 'won') await emit(tx, 'charge.dispute.funds_reinstated', closed, now);
  return closed;
}
