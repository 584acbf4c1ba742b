import { timingSafeEqual } from 'node:crypto';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Db } from '../../server/db/client.ts';
import { API_VERSION } from '../objects/event.ts';
import { newId } from '../objects/ids.ts';
import { find, type Objects, pricesByLookupKey } from '../store.ts';
import { ApiError, checked, noSuch } from './errors.ts';
import { parseForm } from './form.ts';
import { once } from './idempotency.ts';
import { createSession, expireSession, retrieveSession } from './sessions.ts';

export type ApiOptions = { readonly db: Db; readonly secretKey: string; readonly publicUrl: URL; readonly now: () => Date };

const RETRIEVABLE = {
  products: 'product',
  prices: 'price',
  coupons: 'coupon',
  customers: 'customer',
  subscriptions: 'subscription',
  invoices: 'invoice',
  events: 'event',
} as const satisfies Readonly<Record<string, keyof Objects>>;

/** The part of Stripe's API that our adapter speaks, for requests from this machine only. */
export function buildApi({ db, secretKey, publicUrl, now }: ApiOptions): FastifyInstance {
  const api = fastify({
    bodyLimit: 64 * 1024,
    genReqId: () => newId('req', 14),
    routerOptions: { querystringParser: parseForm },
  });
  api.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, parseForm(String(body))),
  );
  api.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'request-id': request.id, 'stripe-version': API_VERSION });
    checkKey(request, secretKey);
    checkVersion(request);
  });
  api.setErrorHandler((error, _request, reply) => answerError(error, reply));
  api.setNotFoundHandler((request) => {
    throw new ApiError(404, `Unrecognized request URL (${request.method}: ${request.url}).`);
  });

  type WithId = { Params: { id: string } };
  api.get('/v1/prices', async (request) => listPrices(db, request.query));
  for (const [path, type] of Object.entries(RETRIEVABLE)) {
    api.get<WithId>(`/v1/${path}/:id`, async ({ params: { id } }) => {
      const object = await find(db, type, id);
      if (!object) throw noSuch(type, id);
      return object;
    });
  }
  api.post('/v1/checkout/sessions', (request, reply) =>
    post(db, request, reply, (tx) => createSession(tx, request.body ?? {}, publicUrl, now())),
  );
  api.get<WithId>('/v1/checkout/sessions/:id', ({ params }) =>
    db.transaction().execute((tx) => retrieveSession(tx, params.id, now())),
  );
  api.post<WithId>('/v1/checkout/sessions/:id/expire', (request, reply) =>
    post(db, request, reply, (tx) => expireSession(tx, request.params.id, now())),
  );
  return api;
}

async function post(db: Db, request: FastifyRequest, reply: FastifyReply, act: (tx: Db) => Promise<Record<string, unknown>>) {
  const key = request.headers['idempotency-key'];
  const call = { path: request.url, params: request.body, idempotencyKey: typeof key === 'string' ? key : undefined };
  const { body, replayed } = await once(db, call, act);
  if (replayed) reply.header('idempotent-replayed', 'true');
  return body;
}

const ListPrices = z.object({ lookup_keys: z.array(z.string()).min(1).max(10) });

async function listPrices(db: Db, query: unknown) {
  const { lookup_keys } = checked(ListPrices, query);
  return { object: 'list', data: await pricesByLookupKey(db, lookup_keys), has_more: false, url: '/v1/prices' };
}

function checkKey(request: FastifyRequest, secretKey: string): void {
  const given = Buffer.from(request.headers.authorization?.replace(/^Bearer /, '') ?? '');
  const expected = Buffer.from(secretKey);
  if (given.length === expected.length && timingSafeEqual(given, expected)) return;
  throw new ApiError(401, given.length > 0 ? 'Invalid API Key provided.' : 'You did not provide an API key.');
}

function checkVersion(request: FastifyRequest): void {
  const version = request.headers['stripe-version'];
  if (version === undefined || version === API_VERSION) return;
  throw new ApiError(400, `The sandbox speaks API version ${API_VERSION}, not ${String(version)}.`);
}

function answerError(error: unknown, reply: FastifyReply) {
  if (error instanceof ApiError) return reply.code(error.status).send(error.body);
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  const type = status < 500 ? 'invalid_request_error' : 'api_error';
  return reply.code(status).send({ error: { type, message: error instanceof Error ? error.message : 'The sandbox failed.' } });
}
