import { createHash } from 'node:crypto';
import type { QuestionAnswer } from '../../core/funnel/answer-export.ts';
import type { Answers } from '../../core/funnel/answers.ts';
import type { Db } from '../db/client.ts';

export type Submission = {
  /** One submission per key: the checkout attempt's id, or a digest of what was sent. */
  readonly key: string;
  readonly email: string | undefined;
  /** Answers by step id, where the sender had them; the post from the confirmation screen has only the export. */
  readonly answers?: Answers;
  readonly questionAnswers: readonly QuestionAnswer[];
};

/** Keeps the first submission of a key; a repeated one changes nothing. `db` may be a transaction. */
export async function storeSubmission(db: Db, { key, email, answers, questionAnswers }: Submission): Promise<void> {
  await db
    .insertInto('submissions')
    .values({
      idempotency_key: key,
      email: email ?? null,
      answers: answers ? JSON.stringify(answers) : null,
      question_answers: JSON.stringify(questionAnswers),
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .execute();
}

/** The key of a submission that no checkout vouches for: the same answers of the same visitor are one submission. */
export function contentKey(visitor: string | undefined, questionAnswers: readonly QuestionAnswer[]): string {
  const digest = createHash('sha256').update(JSON.stringify([visitor ?? null, questionAnswers]));
  return `content:${digest.digest('hex')}`;
}
