import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { refuse, TooManyRequests } from './errors.ts';
import { dataHeaders } from './headers.ts';
import { logAnswer } from './log.ts';
import { refuseOtherSites } from './origin.ts';
import type { Routes } from './schemas.ts';

type ApiOptions = {
  readonly publicUrl: URL;
  /** Accepts names besides PUBLIC_URL's, as on a developer's machine. */
  readonly anyOrigin: boolean;
  /** By client address, over all routes; 0: no limit. A route may lower it in `config.rateLimit`. */
  readonly requestsPerMinute: number;
};

const YEAR_SECONDS = 365 * 24 * 60 * 60;

export function api({ publicUrl, anyOrigin, requestsPerMinute }: ApiOptions, routes: readonly Routes[]): FastifyPluginAsync {
  const headers = dataHeaders(publicUrl);
  return async (scope) => {
    scope.addHook('onResponse', logAnswer);
    scope.addHook('onRequest', async (_request, reply) => {
      reply.headers(headers);
    });
    scope.addHook('onRequest', refuseOtherSites(anyOrigin ? undefined : publicUrl.origin));
    if (requestsPerMinute > 0) {
      await scope.register(rateLimit, {
        max: requestsPerMinute,
        timeWindow: 60_000,
        errorResponseBuilder: () => new TooManyRequests(),
        addHeaders: QUIET,
        addHeadersOnExceeding: QUIET,
      });
    }
    await scope.register(cookie, {
      parseOptions: { path: '/', httpOnly: true, sameSite: 'lax', secure: publicUrl.protocol === 'https:', maxAge: YEAR_SECONDS },
    });
    scope.addHook('onRoute', (route) => {
      if (route.schema?.body) route.schema = { querystring: NO_QUERY, ...route.schema };
    });
    scope.setNotFoundHandler((_request, reply) => refuse(reply, 'not_found', 'There is nothing at this address.'));
    for (const route of routes) await scope.register(route);
  };
}

/** Clients receive only `retry-after`. */
const QUIET = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/** Not for the provider's webhooks, which have no schema and may add any query. */
const NO_QUERY = z.strictObject({});
