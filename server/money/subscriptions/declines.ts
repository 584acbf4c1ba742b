import type { Decline } from '../../../adapters/payments/port.ts';
import type { Db } from '../../platform/db/client.ts';

/** Keeps a decline once, of nobody: the operator reads from it why cards are refused. */
export async function saveDecline(tx: Db, { chargeId, reason, amount, currency, declinedAt }: Decline): Promise<void> {
  await tx
    .insertInto('declines')
    .values({ charge_id: chargeId, reason, amount, currency, declined_at: declinedAt })
    .onConflict((conflict) => conflict.column('charge_id').doNothing())
    .execute();
}
