import type { FastifyReply } from 'fastify';
import { isLoopback } from '../platform/hosts.ts';
import { cookieName, cookieOf } from '../platform/http/cookie.ts';
import { MAX_SECONDS } from './session.ts';

const COOKIE = 'operator';

/** A session cookie travels only over TLS or within this machine. */
export function isSecureOrigin({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || isLoopback(hostname);
}

export function sessionTokenOf(publicUrl: URL, header: string | undefined): string | undefined {
  return cookieOf(header, cookieName(publicUrl, COOKIE));
}

export function setSessionCookie(reply: FastifyReply, publicUrl: URL, token: string): void {
  reply.setCookie(cookieName(publicUrl, COOKIE), token, { ...cookieAttributes(publicUrl), maxAge: MAX_SECONDS });
}

export function clearSessionCookie(reply: FastifyReply, publicUrl: URL): void {
  reply.clearCookie(cookieName(publicUrl, COOKIE), cookieAttributes(publicUrl));
}

export function cookieAttributes(publicUrl: URL) {
  return { path: '/', httpOnly: true, sameSite: 'strict', secure: publicUrl.protocol === 'https:' } as const;
}
