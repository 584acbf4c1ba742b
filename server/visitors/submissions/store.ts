import { createHash } from 'node:crypto';
import { isAnswered, NO_ANSWER, type QuestionAnswer } from '../../../core/funnel/answer-export.ts';
import type { Answers } from '../../../core/funnel/answers.ts';
import { kinds } from '../../../core/funnel/kinds/index.ts';
import { recordEvent } from '../../messages/webhooks/record.ts';
import type { Db } from '../../platform/db/client.ts';
import { allFunnels } from '../../platform/further-funnels.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { hasConfirmedAddress } from '../leads/confirmed-address.ts';

/** Their answers can be withdrawn after they were sent. */
const WITHDRAWABLE: ReadonlySet<string> = new Set(
  allFunnels
    .flatMap(({ asking }) => asking)
    .filter(({ kind }) => kind === 'city' || kinds[kind]?.withdrawable)
    .map(({ id }) => id),
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

/** For a visitor who withdrew the answers to these steps. */
export async function removeAnswers(tx: Db, keys: readonly string[], withdrawn: readonly string[]): Promise<void> {
  if (keys.length === 0 || withdrawn.length === 0) return;
  const rows = await tx
    .selectFrom('submissions')
    .select(['id', 'answers', 'question_answers'])
    .where('idempotency_key', 'in', keys)
    .forUpdate()
    .execute();
  for (const { id, answers, question_answers } of rows) {
    const others = answers && Object.fromEntries(Object.entries(answers).filter(([step]) => !withdrawn.includes(step)));
    const exported = question_answers.map((each) => (withdrawn.includes(each.question) ? { ...each, answer: NO_ANSWER } : each));
    await tx
      .updateTable('submissions')
      .set({ answers: others && JSON.stringify(others), question_answers: JSON.stringify(exported) })
      .where('id', '=', id)
      .execute();
  }
}

/** The steps whose answers are gone, if they were there. Answers without any are of a device that was cleared, and say nothing about them. */
export function withdrawnIn(sent: readonly QuestionAnswer[]): readonly string[] {
  if (!isAnswered(sent)) return [];
  return sent
    .filter(({ question, answer }) => WITHDRAWABLE.has(question) && answer === NO_ANSWER)
    .map(({ question }) => question);
}

export function confirmationKey(attemptId: string): string {
  return `late:${attemptId}`;
}

/** The same answers of the same visitor are one submission. */
export function contentKey(visitor: string | undefined, questionAnswers: readonly QuestionAnswer[]): string {
  const digest = createHash('sha256').update(JSON.stringify([visitor ?? null, questionAnswers]));
  return `content:${digest.digest('hex')}`;
}
