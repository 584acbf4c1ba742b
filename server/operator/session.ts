import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';
import { hashOf, newToken } from '../money/account-links/store.ts';
import type { Db } from '../platform/db/client.ts';
import { isLoopback } from '../platform/hosts.ts';
import { cookieName, cookieOf } from '../platform/http/cookie.ts';

const IDLE_MS = 30 * 60 * 1000;
const COOKIE = 'operator';
const MAX_SECONDS = 12 * 60 * 60;

/** A session cookie travels only over TLS or within this machine. */
export function isSafe({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || isLoopback(hostname);
}

export function sessionTokenOf(publicUrl: URL, header: string | undefined): string | undefined {
  return cookieOf(header, cookieName(publicUrl, COOKIE));
}

export async function startSession(tx: Db, before: string | undefined, device: string, now: Date): Promise<string> {
  const token = newToken();
  await tx
    .deleteFrom('operator_sessions')
    .where((row) => row.or([row('expires_at', '<=', now), row('token_hash', '=', hashOf(before ?? ''))]))
    .execute();
  await tx
    .insertInto('operator_sessions')
    .values({ token_hash: hashOf(token), device, expires_at: new Date(now.getTime() + IDLE_MS), created_at: now })
    .execute();
  return token;
}

/** A polled request does not extend the session. */
export async function isSignedIn(db: Db, token: string | undefined, now: Date, polled = false): Promise<boolean> {
  if (!token) return false;
  const latest = sql<Date>`least(${new Date(now.getTime() + IDLE_MS)}::timestamptz, created_at + ${MAX_SECONDS} * interval '1 second')`;
  const session = await db
    .updateTable('operator_sessions')
    .set(polled ? ({ ref }) => ({ expires_at: ref('expires_at') }) : { expires_at: latest })
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .returning('token_hash')
    .executeTakeFirst();
  return session !== undefined;
}

export async function endSession(db: Db, token: string | undefined): Promise<void> {
  if (token) await db.deleteFrom('operator_sessions').where('token_hash', '=', hashOf(token)).execute();
}

/** `except`: the token of a session that goes on. */
export async function endSessions(db: Db, except?: string): Promise<void> {
  await db
    .deleteFrom('operator_sessions')
    .where('token_hash', '<>', hashOf(except ?? ''))
    .execute();
}

export function setSessionCookie(reply: FastifyReply, publicUrl: URL, token: string): void {
  reply.setCookie(cookieName(publicUrl, COOKIE), token, { ...attributes(publicUrl), maxAge: MAX_SECONDS });
}

export function clearSessionCookie(reply: FastifyReply, publicUrl: URL): void {
  reply.clearCookie(cookieName(publicUrl, COOKIE), attributes(publicUrl));
}

export function attributes(publicUrl: URL) {
  return { path: '/', httpOnly: true, sameSite: 'strict', secure: publicUrl.protocol === 'https:' } as const;
}
