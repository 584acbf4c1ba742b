import { z } from 'zod';
import type { Db } from '../../server/db/client.ts';
import { newSession, type Session, toldSession } from '../objects/session.ts';
import { currentSession, expire } from '../payment.ts';
import { add, find } from '../store.ts';
import { ApiError, checked, noSuch } from './errors.ts';

const metadata = z.record(z.string().max(40), z.string().max(500)).default({});

const CreateParams = z.strictObject({
  mode: z.literal('subscription'),
  line_items: z.array(z.strictObject({ price: z.string(), quantity: z.coerce.number().int().min(1) })).length(1),
  customer_email: z.string().regex(/^\S+@\S+$/, 'not an e-mail address'),
  client_reference_id: z.string().max(200).optional(),
  metadata,
  subscription_data: z.strictObject({ metadata }).default({ metadata: {} }),
  discounts: z
    .array(z.strictObject({ coupon: z.string() }))
    .max(1)
    .default([]),
  success_url: z.url(),
  cancel_url: z.url().optional(),
  expires_at: z.coerce.number().int().optional(),
});

const HALF_HOUR = 30 * 60;
const DAY = 24 * 60 * 60;

export async function createSession(tx: Db, form: unknown, publicUrl: URL, now: Date) {
  const params = checked(CreateParams, form);
  const [line] = params.line_items;
  const [discount] = params.discounts;
  if (!line) throw new Error('The schema lets no session without a line item pass.');
  const price = await find(tx, 'price', line.price);
  if (!price) throw noSuch('price', line.price, 'line_items[0][price]', 400);
  const coupon = discount && (await find(tx, 'coupon', discount.coupon));
  if (discount && !coupon) throw noSuch('coupon', discount.coupon, 'discounts[0][coupon]', 400);
  checkExpiry(params.expires_at, now);
  const session = newSession(
    {
      price,
      quantity: line.quantity,
      coupon,
      email: params.customer_email,
      clientReference: params.client_reference_id,
      metadata: params.metadata,
      subscriptionMetadata: params.subscription_data.metadata,
      successUrl: params.success_url,
      cancelUrl: params.cancel_url,
      expiresAt: params.expires_at,
    },
    publicUrl,
    now,
  );
  await add(tx, session);
  return toldSession(session);
}

export async function retrieveSession(tx: Db, id: string, now: Date) {
  return toldSession(await existing(tx, id, now));
}

export async function expireSession(tx: Db, id: string, now: Date) {
  const session = await existing(tx, id, now);
  if (session.status === 'open') return toldSession(await expire(tx, session, now));
  const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`;
  throw new ApiError(400, message);
}

async function existing(tx: Db, id: string, now: Date): Promise<Session> {
  const session = await currentSession(tx, id, now);
  if (!session) throw noSuch('checkout.session', id);
  return session;
}

function checkExpiry(expiresAt: number | undefined, now: Date): void {
  if (expiresAt === undefined) return;
  const ahead = expiresAt - now.getTime() / 1000;
  if (ahead >= HALF_HOUR - 1 && ahead <= DAY) return;
  throw new ApiError(400, 'The `expires_at` timestamp must be between 30 minutes and 24 hours from now.', {
    param: 'expires_at',
  });
}
