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
  /** 0: no reminder. */
  readonly abandonedQuizHours: number;
  readonly now: () => Date;
};

const { marketing: marketingCopy } = keepResultsCopy;

/** Each request may send a mail to another person's address. */
const LIMIT = { rateLimit: { max: 60 } };

export function leadRoutes({ db, queue, abandonedQuizHours, now }: LeadDeps): Routes {
  return async (app) => {
    app.post('/addUserToMailchimp', { config: LIMIT, schema: { body: LeadRequest } }, async (request): Promise<LeadResponse> => {
      const { email, marketing: version } = request.body;
      const at = now();
      // A consent to an older wording is ignored.
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
