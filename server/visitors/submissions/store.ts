import { createHash } from 'node:crypto';
import { isAnswered, NO_ANSWER, type QuestionAnswer } from '../../../core/funnel/answer-export.ts';
import type { Answers } from '../../../core/funnel/answers.ts';
import { agreedVersion } from '../../../core/funnel/kinds/consent.ts';
import { recordEvent } from '../../messages/webhooks/record.ts';
import type { Db } from '../../platform/db/client.ts';
import { allFunnels } from '../../platform/further-funnels.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { hasConfirmedAddress } from '../leads/confirmed-address.ts';

const CITIES: ReadonlySet<string> = new Set(
  allFunnels.flatMap(({ asking }) => asking.filter(({ kind }) => kind === 'city').map(({ id }) => id)),
);

export type Submission = {
  /** The checkout attempt's id, or a digest of the body. */
  readonly key: string;
  readonly email: string | undefined;
  /** Not needed beside an attempt, which knows its visitor. */
  readonly visitorId?: string | undefined;
  /** By step id; the confirmation screen sends only the export. */
  readonly answers?: Answers;
  readonly questionAnswers: readonly QuestionAnswer[];
};

export async function saveSubmission(
  tx: Db,
  queue: Queue,
  { key, email, visitorId, answers, questionAnswers }: Submission,
): Promise<void> {
  const added = await tx
    .insertInto('submissions')
    .values({
      idempotency_key: key,
      email: email ?? null,
      answers: answers ? JSON.stringify(answers) : null,
      question_answers: JSON.stringify(questionAnswers),
      visitor_id: visitorId ?? null,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return;
  const addressConfirmed = email !== undefined && (await hasConfirmedAddress(tx, visitorId, email));
  const data = { submission: added.id, addressConfirmed };
  await recordEvent(tx, queue, { type: 'answers.submitted', subject: email, data });
}

export async function findQuestionAnswers(db: Db, key: string): Promise<readonly QuestionAnswer[] | undefined> {
  const row = await db.selectFrom('submissions').select('question_answers').where('idempotency_key', '=', key).executeTakeFirst();
  return row?.question_answers;
}

/** Of a visitor who has no answer to these steps any more, what can be withdrawn after it was sent: a city, and each consent of a step. */
export async function removeWithdrawn(tx: Db, keys: readonly string[], unanswered: readonly string[]): Promise<void> {
  if (keys.length === 0 || unanswered.length === 0) return;
  const rows = await tx
    .selectFrom('submissions')
    .select(['id', 'answers', 'question_answers'])
    .where('idempotency_key', 'in', keys)
    .forUpdate()
    .execute();
  for (const { id, answers, question_answers } of rows) {
    const withdrawn = question_answers.flatMap(({ question, answer }) =>
      unanswered.includes(question) && (CITIES.has(question) || agreedVersion(answer) !== undefined) ? [question] : [],
    );
    if (withdrawn.length === 0) continue;
    const others = answers && Object.fromEntries(Object.entries(answers).filter(([step]) => !withdrawn.includes(step)));
    const exported = question_answers.map((each) => (withdrawn.includes(each.question) ? { ...each, answer: NO_ANSWER } : each));
    await tx
      .updateTable('submissions')
      .set({ answers: others && JSON.stringify(others), question_answers: JSON.stringify(exported) })
      .where('id', '=', id)
      .execute();
  }
}

/** Answers without any are of a device that was cleared, and say nothing about earlier ones. */
export function unansweredIn(sent: readonly QuestionAnswer[]): readonly string[] {
  return isAnswered(sent) ? sent.flatMap(({ question, answer }) => (answer === NO_ANSWER ? [question] : [])) : [];
}

export function confirmationKey(attemptId: string): string {
  return `late:${attemptId}`;
}

/** The same answers of the same visitor are one submission. */
export function contentKey(visitor: string | undefined, questionAnswers: readonly QuestionAnswer[]): string {
  const digest = createHash('sha256').update(JSON.stringify([visitor ?? null, questionAnswers]));
  return `content:${digest.digest('hex')}`;
}
