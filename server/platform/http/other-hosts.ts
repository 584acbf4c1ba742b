import type { onRequestHookHandler } from 'fastify';
import { isLoopback } from '../hosts.ts';
import { refuse } from './errors.ts';
import { dataHeaders } from './headers.ts';

const REFUSAL =
  'This server is set up for its own machine alone. To reach it from elsewhere, set PUBLIC_URL to the address that visitors use.';

/** Without a public address there are test cards and plain sign-in, which a tunnel or a proxy must not carry to strangers. */
export function refuseOtherHosts(publicUrl: URL): onRequestHookHandler {
  const headers = dataHeaders(publicUrl);
  let known = publicUrl.host;
  return (request, reply, done) => {
    const { host } = request.headers;
    if (host === undefined || host === known) return done();
    if (isLoopbackHost(host)) {
      // Asked for again and again, while a page is answered in microseconds.
      known = host;
      return done();
    }
    refuse(reply.headers(headers), 'forbidden_origin', REFUSAL);
  };
}

function isLoopbackHost(host: string): boolean {
  return URL.canParse(`http://${host}`) && isLoopback(new URL(`http://${host}`).hostname);
}
