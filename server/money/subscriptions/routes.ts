import type { PaymentsPort } from '../../../adapters/payments/port.ts';
import type { Db } from '../../platform/db/client.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { saveEvent } from './events.ts';

type WebhookDeps = { readonly db: Db; readonly payments: PaymentsPort; readonly queue: Queue };

const MAX_EVENT_BYTES = 1024 * 1024;

/** Events are stored before the response, and processed by a job. */
export function webhookRoutes({ db, payments, queue }: WebhookDeps): Routes {
  return async (app) => {
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: MAX_EVENT_BYTES },
      (_request, body, done) => done(null, body), // the signature covers the raw bytes
    );

    app.post('/webhooks/stripe', { bodyLimit: MAX_EVENT_BYTES, config: { rateLimit: false } }, async (request, reply) => {
      const signature = request.headers['stripe-signature'];
      const hint =
        Buffer.isBuffer(request.body) && typeof signature === 'string' ? payments.readHint(request.body, signature) : undefined;
      if (!hint) return refuse(reply, 'invalid', 'This event is not signed by the payment provider.');
      await db.transaction().execute(async (tx) => {
        if ((await saveEvent(tx, hint)) && hint.about !== 'other')
          await queue.add(tx, 'provider-event', { eventId: hint.id }, { key: hint.id });
      });
      request.log.info({ event: hint.id, type: hint.type }, 'provider event');
      return { received: true };
    });
  };
}
