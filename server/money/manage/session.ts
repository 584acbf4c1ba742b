import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/client.ts';
import { hashOf, newToken } from '../account-links/store.ts';

const COOKIE = 'manage';
const IDLE_MS = 30 * 60 * 1000;
const MAX_SECONDS = 12 * 60 * 60;

export async function startSession(tx: Db, email: string, now: Date): Promise<string> {
  const token = newToken();
  await tx.deleteFrom('account_sessions').where('expires_at', '<=', now).execute();
  await tx
    .insertInto('account_sessions')
    .values({ token_hash: hashOf(token), email, expires_at: new Date(now.getTime() + IDLE_MS), created_at: now })
    .execute();
  return token;
}

export function setSessionCookie(reply: FastifyReply, token: string): void {
  reply.setCookie(reply.server.cookieName(COOKIE), token, { maxAge: MAX_SECONDS });
}

/** Every call extends the session. */
export async function signedInEmail(db: Db, request: FastifyRequest, now: Date): Promise<string | undefined> {
  const token = tokenOf(request);
  if (!token) return undefined;
  const latest = sql<Date>`least(${new Date(now.getTime() + IDLE_MS)}::timestamptz, created_at + ${MAX_SECONDS} * interval '1 second')`;
  const session = await db
    .updateTable('account_sessions')
    .set({ expires_at: latest })
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .returning('email')
    .executeTakeFirst();
  return session?.email;
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
