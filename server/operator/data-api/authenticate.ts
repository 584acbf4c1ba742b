import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiScope } from '../../../core/operator/api-scopes.ts';
import { SECOND_MS } from '../../../core/time.ts';
import type { Db } from '../../platform/db/client.ts';
import type { AddressCounts, AddressLimit } from '../../platform/http/address-counts.ts';
import { refuse, TooManyRequests } from '../../platform/http/errors.ts';
import { type ApiToken, findToken } from './tokens.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Required for each route of the JSON API. */
    readonly scope?: ApiScope;
  }
  interface FastifyRequest {
    apiToken: ApiToken;
  }
}

/** Of one token, on all servers. */
export const REQUESTS_A_MINUTE = 120;
const LIMIT: AddressLimit = { name: 'api token', max: REQUESTS_A_MINUTE };
const BEARER = /^Bearer +([\w-]{1,200})$/i;

type AuthenticationDeps = { readonly db: Db; readonly counts: AddressCounts; readonly now: () => Date };

export function authenticate({ db, counts, now }: AuthenticationDeps) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const given = BEARER.exec(request.headers.authorization ?? '')?.[1];
    const token = given === undefined ? undefined : await findToken(db, given, now());
    if (!token) return refuse(reply.header('www-authenticate', 'Bearer'), 'signed_out', WRONG);
    if (counts.add(LIMIT, token.id, 1) > LIMIT.max) {
      reply.header('retry-after', Math.ceil(counts.resetMs(LIMIT) / SECOND_MS));
      throw new TooManyRequests();
    }
    const { scope } = request.routeOptions.config;
    if (!scope || !token.scopes.includes(scope)) return refuse(reply, 'forbidden', `The token does not include ${scope}.`);
    request.apiToken = token;
  };
}

const WRONG = 'The token is missing, wrong, expired or revoked.';
