import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './errors.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Pages cannot change `Sec-Fetch-Site` or `Origin`; a request without both is from no browser and has no visitor's cookie. */
export function refuseOtherSites(originOf: (request: FastifyRequest) => string | undefined) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (READS.has(request.method) || isOurs(request, originOf(request))) return;
    return refuse(reply, 'forbidden_origin', 'This request came from another site.');
  };
}

function isOurs({ headers, host }: FastifyRequest, ownOrigin: string | undefined): boolean {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (site === undefined && origin === undefined) return true;
  if (site === 'same-origin' || site === 'none') return true;
  if (origin === undefined) return false;
  return ownOrigin === undefined ? URL.parse(origin)?.host === host : origin === ownOrigin;
}
