import { timingSafeEqual } from 'node:crypto';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Db } from '../../../server/platform/db/client.ts';
import { API_VERSION } from '../objects/event.ts';
import { newId } from '../objects/ids.ts';
import { balanceRoutes } from './balance.ts';
import { calls } from './calls.ts';
import { chargeRoutes } from './charges.ts';
import { type Conflicts, handleConflicts } from './conflicts.ts';
import { couponRoutes } from './coupons.ts';
import { customerRoutes } from './customers.ts';
import { ApiError } from './errors.ts';
import { eventRoutes } from './events.ts';
import { parseForm } from './form.ts';
import { invoiceRoutes } from './invoices.ts';
import { paymentIntentRoutes } from './payment-intents.ts';
import { portalRoutes } from './portal.ts';
import { priceRoutes } from './prices.ts';
import { productRoutes } from './products.ts';
import { refundRoutes } from './refunds.ts';
import { sessionRoutes } from './sessions.ts';
import { subscriptionScheduleRoutes } from './subscription-schedules.ts';
import { subscriptionRoutes } from './subscriptions.ts';
import { webhookEndpointRoutes } from './webhook-endpoints.ts';

type SandboxApiOptions = {
  readonly db: Db;
  readonly secretKey: string;
  readonly publicUrl: URL;
  readonly now: () => Date;
  readonly conflicts?: Conflicts;
};

/** The part of Stripe's API that our adapter uses, for requests from this machine only. */
export function buildApi({ db, secretKey, publicUrl, now, conflicts = { pending: 0 } }: SandboxApiOptions): FastifyInstance {
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
  handleConflicts(api, conflicts);
  api.setErrorHandler((error, _request, reply) => answerError(error, reply));
  api.setNotFoundHandler((request) => {
    throw new ApiError(404, `Unrecognized request URL (${request.method}: ${request.url}).`);
  });

  const spoken = calls(api, db, now);
  productRoutes(spoken);
  priceRoutes(spoken);
  couponRoutes(spoken);
  sessionRoutes(spoken, publicUrl);
  customerRoutes(spoken);
  subscriptionRoutes(spoken);
  subscriptionScheduleRoutes(spoken);
  invoiceRoutes(spoken);
  paymentIntentRoutes(spoken, publicUrl);
  chargeRoutes(spoken);
  balanceRoutes(spoken, api, { db, now });
  refundRoutes(spoken);
  portalRoutes(spoken, publicUrl);
  webhookEndpointRoutes(spoken);
  eventRoutes(spoken);
  return api;
}

function checkKey(request: FastifyRequest, secretKey: string): void {
  const given = Buffer.from(request.headers.authorization?.replace(/^Bearer +/i, '') ?? '');
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
