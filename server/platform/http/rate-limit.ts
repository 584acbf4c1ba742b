import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { MINUTE_MS, SECOND_MS } from '../../../core/time.ts';
import type { AddressCounts, AddressLimit } from './address-counts.ts';
import { clientKey } from './client-address.ts';
import { TooManyRequests } from './errors.ts';

export type RequestLimit = { readonly max: number; readonly counts: AddressCounts };
type ScopeLimit = RequestLimit & { readonly name: string };

/** 0 requests a minute: no limit. */
export function requestLimit(max: number, counts: AddressCounts): RequestLimit | undefined {
  return max > 0 ? { max, counts } : undefined;
}

/** By client address, over all routes of the scope, before a body is read. A route may lower it in `config.rateLimit`. */
export async function limitRequests(scope: FastifyInstance, { name, max, counts }: ScopeLimit): Promise<void> {
  await scope.register(rateLimit, {
    max,
    timeWindow: MINUTE_MS,
    keyGenerator: ({ ip }) => clientKey(ip),
    store: storeIn(counts, name),
    errorResponseBuilder: () => new TooManyRequests(),
    addHeaders: QUIET,
    addHeadersOnExceeding: QUIET,
  });
}

/** Clients receive only `retry-after`. */
const QUIET = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/** Also of pages, files and addresses where there is nothing. Without promises, because a page is answered in microseconds. */
export function limitEverything(counts: AddressCounts, max: number): onRequestHookHandler {
  const limit: AddressLimit = { name: 'everything', max };
  return ({ ip }, reply, next) => {
    if (counts.add(limit, clientKey(ip), 1) <= max) return next();
    reply.header('retry-after', Math.ceil(counts.resetMs(limit) / SECOND_MS));
    next(new TooManyRequests());
  };
}

/** What the library hands to a route's own store beside its declared type. */
type RouteOptions = { readonly routeInfo?: { readonly method?: unknown; readonly url?: unknown } };

function storeIn(counts: AddressCounts, scope: string): FastifyRateLimitStoreCtor {
  return class CountStore {
    name = scope;

    incr(
      address: string,
      callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
      windowMs: number,
      max: number,
    ): void {
      const limit = { name: this.name, max, windowMs };
      callback(null, { current: counts.add(limit, address, 1), ttl: counts.resetMs(limit) });
    }

    child(options: object): CountStore {
      const { routeInfo } = options as RouteOptions;
      const store = new CountStore();
      store.name = `${scope} ${String(routeInfo?.method)} ${String(routeInfo?.url)}`;
      return store;
    }
  };
}
