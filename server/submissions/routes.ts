import { SubmissionRequest, type SubmissionResponse } from '../../core/api/submissions.ts';
import { normalEmail, parseEmail } from '../../core/leads/email.ts';
import { findAttemptOfSession } from '../checkout/store.ts';
import type { Db } from '../db/client.ts';
import type { Routes } from '../http/schemas.ts';
import { visitorOf } from '../http/visitor.ts';
import { contentKey, storeSubmission } from './store.ts';

export function submissionRoutes({ db }: { readonly db: Db }): Routes {
  return async (app) => {
    /** May be sent again at will, with the checkout session's id as `Idempotency-Key` where there is one. */
    app.post('/receiveWebQuizData', { schema: { body: SubmissionRequest } }, async (request): Promise<SubmissionResponse> => {
      const { body, headers } = request;
      const visitor = visitorOf(request);
      const key = (await attemptId(headers['idempotency-key'], visitor)) ?? contentKey(visitor, body);
      await storeSubmission(db, { key, email: emailIn(body), questionAnswers: body });
      return { success: true };
    });
  };

  /** The checkout attempt that already holds these answers; a session of another browser counts for nothing. */
  async function attemptId(sessionId: unknown, visitor: string | undefined): Promise<string | undefined> {
    if (typeof sessionId !== 'string' || visitor === undefined) return undefined;
    const attempt = await findAttemptOfSession(db, sessionId);
    return attempt?.visitor_id === visitor ? attempt.id : undefined;
  }
}

function emailIn(answers: SubmissionRequest): string | undefined {
  const email = parseEmail(answers.find(({ question }) => question === 'email')?.answer ?? '');
  return email && normalEmail(email);
}
