import { z } from 'zod';
import type { Db } from '../../../server/platform/db/client.ts';

/** How the events of what happens next are sent, to see that the shop bears it. */
export const DeliveryMode = z.object({
  /** 0: never. */
  copies: z.number().int().min(0).max(5),
  delaySeconds: z.number().int().min(0).max(86_400),
  /** Each copy is sent at a random moment of two seconds, so that they overtake each other. */
  shuffled: z.boolean(),
});
export type DeliveryMode = z.output<typeof DeliveryMode>;

export const NORMAL: DeliveryMode = { copies: 1, delaySeconds: 0, shuffled: false };

const ID = 'sandbox_delivery_mode';
const SHUFFLE_MS = 2000;

export async function deliveryMode(db: Db): Promise<DeliveryMode> {
  const row = await db.selectFrom('sandbox_objects').select('data').where('id', '=', ID).executeTakeFirst();
  return row ? DeliveryMode.parse(row.data) : NORMAL;
}

export async function setDeliveryMode(db: Db, mode: DeliveryMode): Promise<void> {
  const data = JSON.stringify(DeliveryMode.parse(mode));
  await db
    .insertInto('sandbox_objects')
    .values({ id: ID, type: 'sandbox', data })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ data }))
    .execute();
}

/** When an event that happens now is to be sent, once per copy. */
export function sendTimes({ copies, delaySeconds, shuffled }: DeliveryMode, now: Date, random = Math.random): Date[] {
  const later = () => delaySeconds * 1000 + (shuffled ? random() * SHUFFLE_MS : 0);
  return Array.from({ length: copies }, () => new Date(now.getTime() + later()));
}
