import type { PaymentsPort } from '../../../adapters/payments/port.ts';
import type { Db } from '../../platform/db/client.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { saveEvent } from './events.ts';

type WebhookDeps = { readonly db: Db; readonly payments: PaymentsPort; readonly queue: Queue };

const MAX_EVENT_BYTES = 1024 * 1024;

/** The provider tells us that something happened: it is acknowledged once it is kept, and looked into after that. */
export function webhookRoutes({ db, payments, queue }: WebhookDeps): Routes {
  return async (app) => {
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: MAX_EVENT_BYTES },
      (_request, body, done) => done(null, body), // the signature is over the bytes as they came
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
