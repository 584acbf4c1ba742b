import type { FastifyRequest } from 'fastify';
import { SubmissionRequest, type SubmissionResponse } from '../../../core/api/submissions.ts';
import { isAnswered } from '../../../core/funnel/answer-export.ts';
import { parseEmail } from '../../../core/leads/email.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import { visitorOf } from '../../platform/http/visitor.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { enqueueAnswers } from './enqueue.ts';
import type { Orders, SubmissionOrder } from './orders.ts';
import {
  confirmationKey,
  contentKey,
  findQuestionAnswers,
  removeWithdrawn,
  type Submission,
  saveSubmission,
  unansweredIn,
} from './store.ts';

type SubmissionDeps = { readonly db: Db; readonly queue: Queue; readonly orders: Orders; readonly now: () => Date };

/** Nearly three times what every option of every question comes to. */
const MAX_BYTES = 8 * 1024;

export function submissionRoutes(deps: SubmissionDeps): Routes {
  const { db, orders, queue, now } = deps;
  return async (app) => {
    /** The checkout session's id, where there is one, is the `Idempotency-Key`. */
    app.post(
      '/receiveWebQuizData',
      { bodyLimit: MAX_BYTES, config: { rateLimit: { max: 60 } }, schema: { body: SubmissionRequest } },
      async (request): Promise<SubmissionResponse> => {
        const { body, headers } = request;
        const visitor = visitorOf(request);
        const attempt = await ownAttempt(request, headers['idempotency-key'], visitor);
        const submission = { email: emailIn(body), questionAnswers: body };
        await db.transaction().execute(async (tx) => {
          if (attempt) return storeForAttempt(tx, deps, attempt, submission);
          await saveSubmission(tx, queue, { ...submission, visitorId: visitor, key: contentKey(visitor, body) });
        });
        return { success: true };
      },
    );
  };

  /** What was paid for is changed by the key of the order alone. */
  async function ownAttempt(
    request: FastifyRequest,
    sessionId: unknown,
    visitor: string | undefined,
  ): Promise<SubmissionOrder | undefined> {
    if (typeof sessionId !== 'string' || visitor === undefined) return undefined;
    const attempt = await orders.findAttemptOfSession(db, sessionId);
    if (attempt?.visitor_id !== visitor) return undefined;
    return attempt.status !== 'paid' || (await orders.openedBy(db, request, now())).includes(attempt.id) ? attempt : undefined;
  }
}

/** Checkout has stored the answers already, except from a page without scripts. */
async function storeForAttempt(
  tx: Db,
  { queue, orders }: SubmissionDeps,
  attempt: SubmissionOrder,
  sent: Omit<Submission, 'key'>,
): Promise<void> {
  await orders.lockBuyer(tx, attempt.email);
  await removeWithdrawn(tx, [attempt.id, confirmationKey(attempt.id)], unansweredIn(sent.questionAnswers));
  const held = await findQuestionAnswers(tx, attempt.id);
  if (held && (isAnswered(held) || !isAnswered(sent.questionAnswers))) return;
  await saveSubmission(tx, queue, { ...sent, email: attempt.email, key: held ? confirmationKey(attempt.id) : attempt.id });
  if (await orders.isPaidFor(tx, attempt.id)) await enqueueAnswers(tx, queue, attempt);
}

function emailIn(answers: SubmissionRequest): string | undefined {
  return parseEmail(answers.find(({ question }) => question === 'email')?.answer ?? '');
}
