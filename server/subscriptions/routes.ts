import type { Hint, Payments } from '../../adapters/payments/port.ts';
import type { Db } from '../db/client.ts';
import { refuse } from '../http/errors.ts';
import type { Routes } from '../http/schemas.ts';
import { askProvider, mirror } from './mirror.ts';
import { isKnownEvent, recordEvent } from './store.ts';

export type WebhookDeps = { readonly db: Db; readonly payments: Payments; readonly now: () => Date };

const LARGEST_EVENT = 1024 * 1024;

/** The provider tells us that something happened; it is acknowledged once its effect is stored. */
export function webhookRoutes({ db, payments, now }: WebhookDeps): Routes {
  return async (app) => {
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: LARGEST_EVENT },
      (_request, body, done) => done(null, body), // the signature is over the bytes as they came
    );

    app.post('/webhooks/stripe', { bodyLimit: LARGEST_EVENT, config: { rateLimit: false } }, async (request, reply) => {
      const signature = request.headers['stripe-signature'];
      const hint =
        Buffer.isBuffer(request.body) && typeof signature === 'string' ? payments.readHint(request.body, signature) : undefined;
      if (!hint) return refuse(reply, 'invalid', 'This event is not signed by the payment provider.');
      const outcome = await take(hint);
      request.log.info({ event: hint.id, type: hint.type, outcome }, 'provider event');
      if (outcome === 'unavailable')
        return refuse(reply, 'unavailable', 'The payment provider does not answer. Please send this again.');
      return { received: true };
    });
  };

  async function take(hint: Hint): Promise<string> {
    if (hint.about === 'other') return 'ignored';
    if (await isKnownEvent(db, hint.id)) return 'repeated';
    const facts = await askProvider(payments, hint, now());
    if ('reason' in facts && facts.reason !== 'not_found') return 'unavailable';
    return db.transaction().execute(async (tx) => {
      const outcome = 'reason' in facts ? 'unknown' : await mirror(tx, facts);
      await recordEvent(tx, hint, outcome);
      return outcome;
    });
  }
}
