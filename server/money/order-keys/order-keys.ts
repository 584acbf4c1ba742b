import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { deviceOf } from '../../../core/operator/device.ts';
import { DAY_MS, HOUR_MS } from '../../../core/time.ts';
import type { Db } from '../../platform/db/client.ts';
import { hashOf, newToken } from '../../platform/token.ts';
import type { Attempt } from '../checkout-attempts/store.ts';

/** A secret of its own, made at the payment: the cookie of before may be known to whoever used the device then. */
const COOKIE = 'order';
const IDLE_MS = HOUR_MS;
const MAX_MS = DAY_MS;

/** Whether this browser may read a paid order. It gets its key once, in the hour after the payment, where the payment began. */
export async function opensOrder(
  db: Db,
  request: FastifyRequest,
  reply: FastifyReply,
  { id, updated_at: paidAt }: Attempt,
  now: Date,
): Promise<boolean> {
  if ((await openedOrders(db, request, now)).includes(id)) return true;
  if (now.getTime() - paidAt.getTime() > IDLE_MS || (await isKeyInUse(db, id))) return false;
  const token = await db.transaction().execute((tx) => addKey(tx, request, { attemptId: id, planOnly: false }, now));
  setOrderCookie(reply, token);
  return true;
}

/** For a link in a mail: its key opens the plan of an order, and nothing else of it. */
export function addPlanKey(tx: Db, request: FastifyRequest, attemptId: string, now: Date): Promise<string> {
  return addKey(tx, request, { attemptId, planOnly: true }, now);
}

export function setOrderCookie(reply: FastifyReply, token: string): void {
  reply.setCookie(reply.server.cookieName(COOKIE), token, { maxAge: MAX_MS / 1000 });
}

/** The orders that this browser has paid for and still opens without a sign-in, by their attempts. Every call extends that. */
export async function openedOrders(db: Db, request: FastifyRequest, now: Date): Promise<readonly string[]> {
  const opened = await useKeys(db, request, now);
  return opened.filter(({ plan_only }) => !plan_only).map(({ attempt_id }) => attempt_id);
}

/** The same, with the orders of which a link in a mail has opened the plan. */
export async function openedPlans(db: Db, request: FastifyRequest, now: Date): Promise<readonly string[]> {
  return (await useKeys(db, request, now)).map(({ attempt_id }) => attempt_id);
}

async function useKeys(db: Db, request: FastifyRequest, now: Date) {
  const token = tokenOf(request);
  if (token === undefined) return [];
  const expiry = sql<Date>`least(${new Date(now.getTime() + IDLE_MS)}::timestamptz, created_at + ${MAX_MS / 1000} * interval '1 second')`;
  return db
    .updateTable('order_keys')
    .set({ expires_at: expiry, used_at: sql<Date>`coalesce(used_at, ${now}::timestamptz)` })
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .returning(['attempt_id', 'plan_only'])
    .execute();
}

/** An answer with a key may be lost, or two tabs ask at once, so several may be given; once one was used no further is. */
async function isKeyInUse(db: Db, attemptId: string): Promise<boolean> {
  const used = await db
    .selectFrom('order_keys')
    .select('id')
    .where('attempt_id', '=', attemptId)
    .where('plan_only', '=', false)
    .where('used_at', 'is not', null)
    .executeTakeFirst();
  return used !== undefined;
}

type NewKey = { readonly attemptId: string; readonly planOnly: boolean };

/** What the browser opened before goes on under the new token. */
async function addKey(tx: Db, request: FastifyRequest, { attemptId, planOnly }: NewKey, now: Date): Promise<string> {
  const token = newToken();
  const token_hash = hashOf(token);
  const before = hashOf(tokenOf(request) ?? '');
  await tx.updateTable('order_keys').set({ token_hash }).where('token_hash', '=', before).where('expires_at', '>', now).execute();
  const device = deviceOf(request.headers['user-agent'] ?? '');
  const times = { expires_at: new Date(now.getTime() + IDLE_MS), created_at: now };
  await tx
    .insertInto('order_keys')
    .values({ token_hash, attempt_id: attemptId, plan_only: planOnly, device, ...times })
    .execute();
  return token;
}

type OrderKey = { readonly id: string; readonly device: string; readonly plan_only: boolean; readonly created_at: Date };

/** Of all orders of a buyer, newest first. */
export async function listOrderKeys(db: Db, email: string, now: Date): Promise<readonly OrderKey[]> {
  return db
    .selectFrom('order_keys')
    .select(['id', 'device', 'plan_only', 'created_at'])
    .where('attempt_id', 'in', attemptsOf(db, email))
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute();
}

/** An ended key stays until it is cleared, and keeps its order from getting another. */
export async function endOrderKey(db: Db, email: string, id: string, now: Date): Promise<void> {
  await endAndRevoke(db, ended(db, now).where('id', '=', id).where('attempt_id', 'in', attemptsOf(db, email)));
}

export async function endOrderKeys(db: Db, email: string, now: Date): Promise<void> {
  await endAndRevoke(db, ended(db, now).where('attempt_id', 'in', attemptsOf(db, email)));
}

export async function endKeyOfBrowser(db: Db, request: FastifyRequest, reply: FastifyReply, now: Date): Promise<void> {
  const token = tokenOf(request);
  if (token === undefined) return;
  await endAndRevoke(db, ended(db, now).where('token_hash', '=', hashOf(token)));
  reply.clearCookie(reply.server.cookieName(COOKIE));
}

function ended(db: Db, now: Date) {
  return db
    .updateTable('order_keys')
    .set({ expires_at: now, used_at: sql<Date>`coalesce(used_at, ${now}::timestamptz)` })
    .returning('attempt_id');
}

/** With the links into the app that the browser may have asked for. */
async function endAndRevoke(db: Db, keys: ReturnType<typeof ended>): Promise<void> {
  const attempts = (await keys.execute()).map(({ attempt_id }) => attempt_id);
  if (attempts.length === 0) return;
  await db
    .deleteFrom('account_links')
    .where('purpose', '=', 'app')
    .where('used_at', 'is', null)
    .where('subscription_id', 'in', db.selectFrom('subscriptions').select('id').where('attempt_id', 'in', attempts))
    .execute();
}

function attemptsOf(db: Db, email: string) {
  return db
    .selectFrom('subscriptions')
    .select(({ ref }) => ref('attempt_id').$notNull().as('attempt_id'))
    .where('email', '=', email)
    .where('attempt_id', 'is not', null);
}

function tokenOf(request: FastifyRequest): string | undefined {
  return request.cookies[request.server.cookieName(COOKIE)];
}
