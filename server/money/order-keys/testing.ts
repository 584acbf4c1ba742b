import type { Db } from '../../platform/db/client.ts';
import { hashOf, newToken } from '../../platform/token.ts';

/** The cookies of a browser that has come back from a payment just now. */
export async function cookiesAfterPayment(db: Db, sessionId: string, now: Date): Promise<{ readonly order: string }> {
  const order = newToken();
  const { id } = await db
    .selectFrom('checkout_attempts')
    .select('id')
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('order_keys')
    .values({
      token_hash: hashOf(order),
      attempt_id: id,
      device: 'Firefox',
      expires_at: new Date(now.getTime() + 60_000),
      used_at: now,
    })
    .execute();
  return { order };
}
