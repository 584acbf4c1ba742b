import { keepResultsCopy } from '../../../content/pages/keep-results.ts';
import { LeadRequest, type LeadResponse } from '../../../core/api/leads.ts';
import { enqueueQuizReminder } from '../../messages/marketing/enqueue.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import { deviceOf, visitorOf } from '../../platform/http/visitor.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { storeLead } from './store.ts';

type LeadDeps = {
  readonly db: Db;
  readonly queue: Queue;
  /** How long after whoever agreed is reminded of what they did not buy; 0: never. */
  readonly abandonedQuizHours: number;
  readonly now: () => Date;
};

const { marketing: marketingCopy } = keepResultsCopy;

/** Each may lead to a mail to whoever's address it is. */
const LIMIT = { rateLimit: { max: 60 } };

export function leadRoutes({ db, queue, abandonedQuizHours, now }: LeadDeps): Routes {
  return async (app) => {
    app.post('/addUserToMailchimp', { config: LIMIT, schema: { body: LeadRequest } }, async (request): Promise<LeadResponse> => {
      const { email, marketing: version } = request.body;
      const at = now();
      // Who agreed to another sentence than the one we can show for it, agreed to nothing.
      const marketing = version === marketingCopy.version ? { ...marketingCopy, at } : undefined;
      await db.transaction().execute(async (tx) => {
        const agreed = await storeLead(tx, queue, {
          email,
          visitorId: visitorOf(request),
          deviceId: deviceOf(request),
          source: 'keep-results',
          marketing,
        });
        if (agreed) await enqueueQuizReminder(tx, queue, email, abandonedQuizHours);
      });
      return { success: true, message: 'Your results are kept.' };
    });
  };
}
