import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { BuyerSessions } from '../../../core/api/manage.ts';
import { deviceOf } from '../../../core/operator/device.ts';
import type { Db } from '../../platform/db/client.ts';
import { hashOf, newToken } from '../../platform/token.ts';

const COOKIE = 'manage';
const IDLE_MS = 30 * 60 * 1000;
const MAX_SECONDS = 12 * 60 * 60;

export type BuyerSession = { readonly id: string; readonly email: string; readonly since: Date };

type BuyerBrowser = { readonly device: string; readonly before: string | undefined };

/** `before` is the token of the session that it had until now. */
export function browserOf(request: FastifyRequest): BuyerBrowser {
  return { device: deviceOf(request.headers['user-agent'] ?? ''), before: tokenOf(request) };
}

/** Ends the session that the browser had before. */
export async function startSession(tx: Db, email: string, { device, before }: BuyerBrowser, now: Date): Promise<string> {
  const token = newToken();
  await tx
    .deleteFrom('account_sessions')
    .where((row) => row.or([row('expires_at', '<=', now), row('token_hash', '=', hashOf(before ?? ''))]))
    .execute();
  const times = { expires_at: new Date(now.getTime() + IDLE_MS), created_at: now };
  await tx
    .insertInto('account_sessions')
    .values({ token_hash: hashOf(token), email, device, ...times })
    .execute();
  return token;
}

export function setSessionCookie(reply: FastifyReply, token: string): void {
  reply.setCookie(reply.server.cookieName(COOKIE), token, { maxAge: MAX_SECONDS });
}

/** Every call extends the session. */
export async function findBuyerSession(db: Db, request: FastifyRequest, now: Date): Promise<BuyerSession | undefined> {
  const token = tokenOf(request);
  if (!token) return undefined;
  const latest = sql<Date>`least(${new Date(now.getTime() + IDLE_MS)}::timestamptz, created_at + ${MAX_SECONDS} * interval '1 second')`;
  const session = await db
    .updateTable('account_sessions')
    .set({ expires_at: latest })
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .returning(['id', 'email', 'created_at'])
    .executeTakeFirst();
  return session && { id: session.id, email: session.email, since: session.created_at };
}

export async function signedInEmail(db: Db, request: FastifyRequest, now: Date): Promise<string | undefined> {
  return (await findBuyerSession(db, request, now))?.email;
}

/** Newest first. */
export async function listSessions(db: Db, { id: current, email }: BuyerSession, now: Date): Promise<BuyerSessions['sessions']> {
  const rows = await db
    .selectFrom('account_sessions')
    .select(['id', 'device', 'created_at'])
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ id, device, created_at }) => ({
    id,
    device,
    since: created_at.getTime(),
    current: id === current,
    paid: false,
    mailed: false,
  }));
}

/** A session of another buyer is not touched. */
export async function endSessionById(db: Db, email: string, id: string): Promise<void> {
  await db.deleteFrom('account_sessions').where('id', '=', id).where('email', '=', email).execute();
}

export async function signOut(db: Db, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const token = tokenOf(request);
  if (token) await db.deleteFrom('account_sessions').where('token_hash', '=', hashOf(token)).execute();
  reply.clearCookie(reply.server.cookieName(COOKIE));
}

function tokenOf(request: FastifyRequest): string | undefined {
  return request.cookies[request.server.cookieName(COOKIE)];
}

export async function endSessions(tx: Db, email: string): Promise<void> {
  await tx.deleteFrom('account_sessions').where('email', '=', email).execute();
}
