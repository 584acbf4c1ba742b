import type { FastifyReply } from 'fastify';
import { isLoopback } from '../platform/hosts.ts';
import { cookieName, cookieOf } from '../platform/http/cookie.ts';
import { MAX_SECONDS } from './session.ts';

const COOKIE = 'operator';

/** A session cookie travels only over TLS or within this machine. */
export function isSecureOrigin({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || isLoopback(hostname);
}

export function sessionTokenOf(operatorUrl: URL, header: string | undefined): string | undefined {
  return cookieOf(header, cookieName(operatorUrl, COOKIE));
}

export function setSessionCookie(reply: FastifyReply, operatorUrl: URL, token: string): void {
  reply.setCookie(cookieName(operatorUrl, COOKIE), token, { ...cookieAttributes(operatorUrl), maxAge: MAX_SECONDS });
}

export function clearSessionCookie(reply: FastifyReply, operatorUrl: URL): void {
  reply.clearCookie(cookieName(operatorUrl, COOKIE), cookieAttributes(operatorUrl));
}

export function cookieAttributes(operatorUrl: URL) {
  return { path: '/', httpOnly: true, sameSite: 'strict', secure: operatorUrl.protocol === 'https:' } as const;
}
