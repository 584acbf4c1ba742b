import cookie from '@fastify/cookie';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Addresses, byAudience } from '../audience.ts';
import { cookieName, EDITION_COOKIE } from './cookie.ts';
import { refuse } from './errors.ts';
import { dataHeaders } from './headers.ts';
import { logResponse } from './log.ts';
import { type MailQuota, unlimitedMails } from './mail-quota.ts';
import { refuseOtherSites } from './origin.ts';
import { limitRequests, type RequestLimit } from './rate-limit.ts';
import type { Routes } from './schemas.ts';
import { routePath } from './separate-hosts.ts';

declare module 'fastify' {
  interface FastifyInstance {
    cookieName(name: string): string;
    readonly mails: MailQuota;
    /** In which words the visit of a request reads the pages; null for those as built. */
    editionOf(request: FastifyRequest): string | null;
  }
}

type ApiOptions = Addresses & {
  /** Accepts names besides PUBLIC_URL's, as on a developer's machine. */
  readonly anyOrigin: boolean;
  /** By client address a minute, over all routes. A route may lower it in `config.rateLimit`. */
  readonly limit?: RequestLimit | undefined;
  /** Without it, networks ask for as many mails as they like. */
  readonly mails?: MailQuota;
  /** Without it all visits read the pages as built. */
  readonly editionOf?: EditionOf;
};

/** By the cookie of the edition, if there is one. */
export type EditionOf = (kept: string | undefined) => string | null;

const YEAR_SECONDS = 365 * 24 * 60 * 60;

export function api(options: ApiOptions, routes: readonly Routes[]): FastifyPluginAsync {
  const { publicUrl, anyOrigin, limit, mails = unlimitedMails, editionOf = () => null } = options;
  const headersAt = byAudience(options, dataHeaders);
  const originAt = byAudience(options, ({ origin }) => (anyOrigin ? undefined : origin));
  return async (scope) => {
    scope.addHook('onResponse', logResponse);
    scope.addHook('onRequest', async (request, reply) => {
      reply.headers(headersAt(routePath(request)));
    });
    scope.addHook(
      'onRequest',
      refuseOtherSites((request) => originAt(routePath(request))),
    );
    if (limit) await limitRequests(scope, { name: 'api', ...limit });
    scope.decorate('cookieName', (name: string) => cookieName(publicUrl, name));
    scope.decorate('mails', mails);
    scope.decorate('editionOf', ({ cookies }: FastifyRequest) => editionOf(cookies[cookieName(publicUrl, EDITION_COOKIE)]));
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

/** Not for the provider's webhooks, which have no schema and may add any query. */
const NO_QUERY = z.strictObject({});
