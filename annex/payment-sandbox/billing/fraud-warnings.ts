import type { Db } from '../../../server/platform/db/client.ts';
import { emit } from '../deliveries/emit.ts';
import type { Charge } from '../objects/charge.ts';
import { type EarlyFraudWarning, newEarlyFraudWarning } from '../objects/early-fraud-warning.ts';
import { add, existing, find } from '../store.ts';
import type { BillingMoment } from './moment.ts';

/** The bank has heard from the owner of the card, and no dispute is open yet. */
export async function warnOfFraud({ tx, now, at }: BillingMoment, charge: Charge): Promise<EarlyFraudWarning> {
  const warning = newEarlyFraudWarning(charge, at);
  await add(tx, warning);
  await emit(tx, 'radar.early_fraud_warning.created', await current(tx, warning), now);
  return warning;
}

export async function currentWarning(tx: Db, id: string): Promise<EarlyFraudWarning | undefined> {
  const warning = await find(tx, 'radar.early_fraud_warning', id);
  return warning && current(tx, warning);
}

/** Nothing is left to do for a charge that was disputed or refunded in full. */
async function current(tx: Db, warning: EarlyFraudWarning): Promise<EarlyFraudWarning> {
  const { disputed, refunded } = await existing(tx, 'charge', warning.charge);
  return { ...warning, actionable: !disputed && !refunded };
}
