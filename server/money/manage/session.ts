import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/client.ts';
import { hashOf, newToken } from '../account-links/store.ts';

const COOKIE = 'manage';
/** Signed out after so long without a request, and after so long altogether. */
const IDLE_MS = 30 * 60 * 1000;
const MAX_SECONDS = 12 * 60 * 60;

/** Signs a browser in as the owner of an address; returns what its cookie will hold. */
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
  reply.setCookie(COOKIE, token, { path: '/api', maxAge: MAX_SECONDS });
}

/** The address this browser is signed in as; the half hour begins anew. */
export async function signedInEmail(db: Db, request: FastifyRequest, now: Date): Promise<string | undefined> {
  const token = request.cookies[COOKIE];
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
  const token = request.cookies[COOKIE];
  if (token) await db.deleteFrom('account_sessions').where('token_hash', '=', hashOf(token)).execute();
  reply.clearCookie(COOKIE, { path: '/api' });
}

/** Signs every browser out that came in by this address. */
export async function endSessions(tx: Db, email: string): Promise<void> {
  await tx.deleteFrom('account_sessions').where('email', '=', email).execute();
}
