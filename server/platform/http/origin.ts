import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './errors.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what a page of another site makes a browser send. Browsers say where a request comes from in `Sec-Fetch-Site`,
 * older ones in `Origin`, and let no page change either. A request with neither is no browser's (the payment provider's webhooks,
 * curl): it is let through, since it cannot carry a visitor's cookie without having stolen it.
 * `publicOrigin` undefined: the server has no public name, and its own is whatever host the request was sent to.
 */
export function refuseOtherSites(publicOrigin: string | undefined) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (READS.has(request.method) || isOurs(request, publicOrigin)) return;
    return refuse(reply, 'forbidden_origin', 'This request came from another site.');
  };
}

function isOurs({ headers, host }: FastifyRequest, publicOrigin: string | undefined): boolean {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (site === undefined && origin === undefined) return true;
  if (site === 'same-origin' || site === 'none') return true;
  if (origin === undefined) return false;
  return publicOrigin === undefined ? URL.parse(origin)?.host === host : origin === publicOrigin;
}
