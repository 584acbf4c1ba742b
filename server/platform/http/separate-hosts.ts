import type { FastifyRequest } from 'fastify';
import { type Audience, audienceOf } from '../audience.ts';
import { refuse } from './errors.ts';
import { dataHeaders } from './headers.ts';
import type { Server } from './server.ts';

const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/**
 * Each host answers as though the addresses of the other did not exist. Any name but the dashboard's is the visitors', as
 * without a host of its own: probes ask by an address, and proxies may rename the site.
 */
export function separateHosts(app: Server, operatorUrl: URL): void {
  const { host, hostname, port, protocol } = operatorUrl;
  const names = new Set([host, `${hostname}:${port || DEFAULT_PORTS[protocol]}`]);
  const headers = dataHeaders(operatorUrl);
  app.addHook('onRequest', (request, reply, next) => {
    const reached: Audience = names.has(request.headers.host?.toLowerCase() ?? '') ? 'operators' : 'visitors';
    const path = routePath(request);
    const audience = audienceOf(path);
    if (audience === reached || audience === 'shared') return next();
    if (reached === 'visitors' && !path.startsWith('/api/')) return void reply.callNotFound();
    refuse(reply.headers(headers), 'not_found', 'There is nothing at this address.');
  });
}

/** As it was registered. Where there is no route, the prefix of the routes whose handler would answer. */
export function routePath(request: FastifyRequest): string {
  return request.routeOptions.url ?? request.server.prefix;
}
