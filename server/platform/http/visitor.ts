import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_COOKIE, DEVICE_ID } from '../../../core/analytics/device.ts';
import { hashOf } from '../token.ts';

/** Strictly necessary: it ties an offer and a checkout to one browser. api.ts sets its attributes. */
const COOKIE = 'visitor';
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** The browser's id: a digest of its cookie, so that whoever reads a database, a backup or an export holds no key. */
export function visitorOf(request: FastifyRequest): string | undefined {
  const value = request.cookies[request.server.cookieName(COOKIE)];
  return value !== undefined && UUID.test(value) ? visitorId(value) : undefined;
}

export const visitorId = (cookie: string): string => hashOf(cookie);

/** POST /api/offer, POST /api/checkout and the routes where a mailed link proves an address set the cookie. */
export function ensureVisitor(request: FastifyRequest, reply: FastifyReply): string {
  const known = visitorOf(request);
  if (known) return known;
  const cookie = randomUUID();
  reply.setCookie(request.server.cookieName(COOKIE), cookie);
  return visitorId(cookie);
}

/** Those that a page of ours sets after a consent, by their names without the prefix. */
export function pageCookies({ cookies, server }: FastifyRequest): Readonly<Record<string, string | undefined>> {
  const prefix = server.cookieName('');
  const bound = Object.entries(cookies).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(bound.map(([name, value]) => [name.slice(prefix.length), value]));
}

/** The browser chooses this id after consent to statistics. */
export function deviceOf(request: FastifyRequest): string | undefined {
  const value = pageCookies(request)[DEVICE_COOKIE];
  return value !== undefined && DEVICE_ID.test(value) ? value : undefined;
}
