import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_COOKIE, DEVICE_ID } from '../../../core/analytics/device.ts';

/** Strictly necessary: it ties an offer and a checkout to one browser. api.ts sets its attributes. */
const COOKIE = 'visitor';
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

export function visitorOf(request: FastifyRequest): string | undefined {
  const value = request.cookies[request.server.cookieName(COOKIE)];
  return value !== undefined && UUID.test(value) ? value : undefined;
}

/** Only POST /api/offer and POST /api/checkout set the cookie. */
export function ensureVisitor(request: FastifyRequest, reply: FastifyReply): string {
  const known = visitorOf(request);
  if (known) return known;
  const visitor = randomUUID();
  reply.setCookie(request.server.cookieName(COOKIE), visitor);
  return visitor;
}

/** The browser chooses this id after consent to statistics. */
export function deviceOf(request: FastifyRequest): string | undefined {
  const value = request.cookies[DEVICE_COOKIE];
  return value !== undefined && DEVICE_ID.test(value) ? value : undefined;
}
