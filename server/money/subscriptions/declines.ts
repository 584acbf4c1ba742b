import type { Decline } from '../../../adapters/payments/port.ts';
import type { Db } from '../../platform/db/client.ts';

/** Stored without the buyer, because the operator only needs the reasons. */
export async function saveDecline(tx: Db, { chargeId, reason, amount, currency, declinedAt }: Decline): Promise<void> {
  await tx
    .insertInto('declines')
    .values({ charge_id: chargeId, reason, amount, currency, declined_at: declinedAt })
    .onConflict((conflict) => conflict.column('charge_id').doNothing())
    .execute();
}
