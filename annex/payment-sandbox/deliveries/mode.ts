import { z } from 'zod';
import type { Db } from '../../../server/platform/db/client.ts';

/** Applies to future events, to test the shop with repeated, late and reordered ones. */
export const DeliveryMode = z.object({
  /** 0 sends none. */
  copies: z.number().int().min(0).max(5),
  delaySeconds: z.number().int().min(0).max(86_400),
  /** Sends each copy at a random moment of two seconds, so that the order changes. */
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

/** One per copy. */
export function sendTimes({ copies, delaySeconds, shuffled }: DeliveryMode, now: Date, random = Math.random): Date[] {
  const later = () => delaySeconds * 1000 + (shuffled ? random() * SHUFFLE_MS : 0);
  return Array.from({ length: copies }, () => new Date(now.getTime() + later()));
}
