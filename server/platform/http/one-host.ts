import type { onRequestHookHandler } from 'fastify';
import { refuse } from './errors.ts';
import { REFUSAL } from './headers.ts';

/** Node keeps the first of several, and a proxy may have judged another. */
export const refuseSecondHost: onRequestHookHandler = ({ raw: { rawHeaders } }, reply, next) => {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) if (isHost(rawHeaders[i])) hosts++;
  if (hosts <= 1) return next();
  refuse(reply.headers(REFUSAL), 'invalid', 'The request names more than one host.');
};

/** A page is answered in microseconds, so most names are told by their length. */
function isHost(name = ''): boolean {
  return name.length === 4 && name.toLowerCase() === 'host';
}
