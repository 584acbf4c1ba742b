import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_COOKIE, DEVICE_ID } from '../../../core/analytics/device.ts';

/** The strictly necessary cookie that ties an offer and a checkout to one browser; its attributes are set in api.ts. */
const COOKIE = 'visitor';
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** The visitor's id, or undefined for a browser that has none yet. */
export function visitorOf(request: FastifyRequest): string | undefined {
  const value = request.cookies[COOKIE];
  return value !== undefined && UUID.test(value) ? value : undefined;
}

/** The visitor's id; a browser without one is given one. Only POST /api/offer and POST /api/checkout call this. */
export function ensureVisitor(request: FastifyRequest, reply: FastifyReply): string {
  const known = visitorOf(request);
  if (known) return known;
  const visitor = randomUUID();
  reply.setCookie(COOKIE, visitor);
  return visitor;
}

/** What the numbers know a browser by whose owner agreed to be counted; the browser gives itself that name. */
export function deviceOf(request: FastifyRequest): string | undefined {
  const value = request.cookies[DEVICE_COOKIE];
  return value !== undefined && DEVICE_ID.test(value) ? value : undefined;
}
