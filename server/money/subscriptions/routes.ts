import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PaymentsPort } from '../../../adapters/payments/port.ts';
import type { Db } from '../../platform/db/client.ts';
import type { AddressCounts } from '../../platform/http/address-counts.ts';
import { refuse, TooManyRequests } from '../../platform/http/errors.ts';
import { openQuota } from '../../platform/http/quota.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { enqueueEvent } from './events.ts';

type WebhookDeps = { readonly db: Db; readonly payments: PaymentsPort; readonly queue: Queue; readonly counts: AddressCounts };

const MAX_EVENT_BYTES = 1024 * 1024;
const FORGERIES = { name: 'forgeries', max: 30 };
const UNSIGNED = 'This event is not signed by the payment provider.';

/** Events are stored before the response, and processed by a job. */
export function webhookRoutes({ db, payments, queue, counts }: WebhookDeps): Routes {
  const forgeries = openQuota(counts, FORGERIES);

  /** Before the body is read, which may be 1 MB. */
  async function refuseInvalidSignature({ headers, ip }: FastifyRequest, reply: FastifyReply) {
    if (typeof headers['stripe-signature'] === 'string' && !forgeries.isSpent(ip)) return;
    reply.header('connection', 'close'); // an open connection would still take the body
    if (forgeries.isSpent(ip)) throw new TooManyRequests();
    return refuse(reply, 'invalid', UNSIGNED);
  }

  return async (app) => {
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: MAX_EVENT_BYTES },
      (_request, body, done) => done(null, body), // the signature covers the raw bytes
    );

    const options = { bodyLimit: MAX_EVENT_BYTES, config: { rateLimit: false }, onRequest: refuseInvalidSignature } as const;
    app.post('/webhooks/stripe', options, async (request, reply) => {
      const signature = String(request.headers['stripe-signature']);
      const hint = Buffer.isBuffer(request.body) ? payments.readHint(request.body, signature) : undefined;
      if (!hint) {
        forgeries.take(request.ip, 1);
        return refuse(reply, 'invalid', UNSIGNED);
      }
      await db.transaction().execute((tx) => enqueueEvent(tx, queue, hint, hint.apiVersion));
      request.log.info({ event: hint.id, type: hint.type }, 'provider event');
      return { received: true };
    });
  };
}
