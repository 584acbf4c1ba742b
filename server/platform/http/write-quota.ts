import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../core/time.ts';
import type { AddressCounts, AddressLimit } from './address-counts.ts';
import { clientKey } from './client-address.ts';
import { refuse } from './errors.ts';
import type { Routes } from './schemas.ts';

type WriteLimits = {
  readonly counts: AddressCounts;
  /** Of one address; 0: no limit. */
  readonly bytesPerDay: number;
  /** Whether the disk has no space left but for orders. */
  readonly isFull: () => Promise<boolean>;
};

/** A visitor writes about 6 kB, so that 5,000 behind one address of a phone network fit. */
export const WRITE_BYTES_PER_DAY = 32 * 1024 ** 2;
/** What a row and its index entries take beside what was sent. */
const ROW_BYTES = 512;

/** For routes that store what anybody sends. Orders, payments and operators are not held up by it. */
export function withinWriteQuota({ counts, bytesPerDay, isFull }: WriteLimits): (routes: Routes) => Routes {
  const limit: AddressLimit = { name: 'written bytes a day', max: bytesPerDay || Number.POSITIVE_INFINITY, windowMs: DAY_MS };

  async function hold(request: FastifyRequest, reply: FastifyReply) {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    const wait = (ms: number, code: 'too_many_requests' | 'unavailable', message: string) =>
      refuse(reply.header('retry-after', ms / SECOND_MS), code, message);
    const address = clientKey(request.ip);
    const bytes = ROW_BYTES + sentBytes(request);
    if (counts.sum(limit, address) + bytes > limit.max) return wait(HOUR_MS, 'too_many_requests', SPENT);
    if (await isFull()) return wait(MINUTE_MS, 'unavailable', FULL);
    counts.add(limit, address, bytes);
  }

  return (routes) => async (app) => {
    app.addHook('onRequest', hold);
    await app.register(routes);
  };
}

const SPENT = 'So much was sent from your network today that we cannot keep more of it. Please try again tomorrow.';
const FULL = 'We cannot keep anything more at the moment. Please try again in a few minutes.';

/** A body of unknown length counts as the longest that is read. */
function sentBytes({ headers, routeOptions }: FastifyRequest): number {
  const length = headers['content-length'];
  if (length !== undefined) return Number(length);
  return headers['transfer-encoding'] === undefined ? 0 : (routeOptions.bodyLimit ?? 0);
}
