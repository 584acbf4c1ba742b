import type { FastifyRequest } from 'fastify';
import { isPrivate } from '../hosts.ts';

/** A proxy that TRUST_PROXY does not name: all visitors have its address, and the limits of one network would be those of the whole shop. */
export function isBehindUnknownProxy({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): boolean {
  return headers['x-forwarded-for'] !== undefined && isPrivate(ip);
}
