import { formFailures } from '../../../content/pages/account.ts';
import { ContactRequest, type ContactResponse } from '../../../core/api/contact-messages.ts';
import { minimumDelayMs } from '../../../core/contact/minimum-delay.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import { type ContactDeps, receiveMessage } from './receive.ts';

/** Many messages from one network are spam. */
const config = { rateLimit: { max: 20, timeWindow: 10 * 60_000 } };

const THANKS: ContactResponse = { success: true };

export function contactMessageRoutes(deps: ContactDeps): Routes {
  return async (app) => {
    app.post('/contact-messages', { config, schema: { body: ContactRequest } }, async (request, reply) => {
      const { topic, tookMs, ...message } = request.body;
      if (topic) return THANKS;
      const waitMs = tookMs === undefined ? 0 : minimumDelayMs(tookMs);
      if (waitMs > 0) {
        return refuse(reply.header('retry-after', Math.ceil(waitMs / 1000)), 'too_many_requests', formFailures.tooFast);
      }
      await receiveMessage(deps, message, (await app.mails.take(request)) !== undefined);
      return THANKS;
    });
  };
}
