import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { TooManyRequests } from './errors.ts';

/** By client address, over all routes of the scope. A route may lower it in `config.rateLimit`. */
export async function limitRequests(scope: FastifyInstance, requestsPerMinute: number): Promise<void> {
  await scope.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: 60_000,
    errorResponseBuilder: () => new TooManyRequests(),
    addHeaders: QUIET,
    addHeadersOnExceeding: QUIET,
  });
}

/** Clients receive only `retry-after`. */
const QUIET = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };
