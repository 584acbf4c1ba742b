import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { QuestionAnswer } from '../../../core/funnel/answer-export.ts';
import { recordedEvents } from '../../messages/webhooks/testing.ts';
import { cookiesAfterPayment } from '../../money/order-keys/testing.ts';
import { orders } from '../../money/subscriptions/orders.ts';
import type { Db } from '../../platform/db/client.ts';
import { testDatabase } from '../../platform/db/testing.ts';
import type { Server } from '../../platform/http/server.ts';
import { testServer } from '../../platform/http/testing.ts';
import { visitorId } from '../../platform/http/visitor.ts';
import { type TestQueue, testQueue } from '../../platform/jobs/testing.ts';
import { submissionRoutes } from './routes.ts';
import { saveSubmission } from './store.ts';

const ANN = '11111111-1111-4111-8111-111111111111';
const BOB = '22222222-2222-4222-8222-222222222222';
const ANSWERS: QuestionAnswer[] = [
  { question: 'gender', answer: 'Woman' },
  { question: 'goals', answer: 'Clear skin, Fewer lines' },
  { question: 'city', answer: 'No answer' },
];
let db: Db;
let queue: TestQueue;
let server: Server;
beforeAll(async () => {
  db = await testDatabase();
  queue = await testQueue(db, () => new Date());
  server = testServer(submissionRoutes({ db, queue, orders, now: () => new Date() }));
});
beforeEach(async () => {
  await db.deleteFrom('submissions').execute();
  await db.deleteFrom('checkout_attempts').execute();
  await db.deleteFrom('webhook_events').execute();
});
afterAll(async () => {
  await server.close();
  await queue.stop();
  await db.destroy();
});

const send = (payload: unknown, { visitor, session, order }: { visitor?: string; session?: string; order?: string } = {}) =>
  server.inject({
    method: 'POST',
    url: '/api/receiveWebQuizData',
    headers: { 'content-type': 'application/json', ...(session && { 'idempotency-key': session }) },
    payload: JSON.stringify(payload),
    ...(visitor && { cookies: { visitor, ...(order && { order }) } }),
  });
const stored = () =>
  db.selectFrom('submissions').select(['idempotency_key', 'email', 'question_answers']).orderBy('created_at').execute();

async function paidAttempt(id: string, visitor: string, session: string): Promise<void> {
  await db
    .insertInto('checkout_attempts')
    .values({
      id,
      visitor_id: visitorId(visitor),
      email: 'ann@example.com',
      plan_id: 'year',
      currency: 'USD',
      due_now: 6499,
      due_later: 12999,
      digest: id,
      session_id: session,
      status: 'paid',
    })
    .execute();
  await saveSubmission(db, queue, { key: id, email: 'ann@example.com', answers: { gender: 'woman' }, questionAnswers: ANSWERS });
}

test('the answers of a submission are stored as they were sent', async () => {
  const response = await send(ANSWERS);
  expect([response.statusCode, response.json()]).toEqual([200, { success: true }]);
  expect(await stored()).toEqual([
    { idempotency_key: expect.stringMatching(/^content:[0-9a-f]{64}$/), email: null, question_answers: ANSWERS },
  ]);
});

test('the address among the answers becomes the address of the submission', async () => {
  await send([...ANSWERS, { question: 'email', answer: ' Ann@Example.com ' }]);
  expect((await stored())[0]?.email).toBe('ann@example.com');
  await send([...ANSWERS, { question: 'email', answer: 'No answer' }]);
  expect((await stored())[1]?.email).toBeNull();
});

test('the same answers of one visitor are one submission, also when they are sent concurrently', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(ANSWERS, { visitor: ANN })));
  expect(answers.map((answer) => answer.statusCode)).toEqual(Array(6).fill(200));
  expect(await stored()).toHaveLength(1);
  const [submission] = await db.selectFrom('submissions').select('id').execute();
  expect(await recordedEvents(db)).toEqual([
    { type: 'answers.submitted', version: 1, email: null, data: { submission: submission?.id, addressConfirmed: false } },
  ]);
});

test('the same answers of two visitors are two submissions', async () => {
  await send(ANSWERS, { visitor: ANN });
  await send(ANSWERS, { visitor: BOB });
  expect(await stored()).toHaveLength(2);
});

test('the answers that checkout stored are not stored again when the confirmation screen sends them', async () => {
  await paidAttempt('attempt-1', ANN, 'cs_1');
  const { order } = await cookiesAfterPayment(db, 'cs_1', new Date());
  await send([...ANSWERS, { question: 'email', answer: 'ann@example.com' }], { visitor: ANN, session: 'cs_1', order });
  expect((await stored()).map((row) => row.idempotency_key)).toEqual(['attempt-1']);
});

test('a consent of a step that an edition had is withdrawn by the visitor who gave it, also when the edition has gone', async () => {
  const agreed = { question: 'study', answer: 'Agreed to version words-0abc at 2026-11-29T12:00:00.000Z' };
  await paidAttempt('attempt-1', ANN, 'cs_1');
  await db
    .updateTable('submissions')
    .set({
      answers: JSON.stringify({ gender: 'woman', study: 'words-0abc x' }),
      question_answers: JSON.stringify([...ANSWERS, agreed]),
    })
    .execute();
  const { order } = await cookiesAfterPayment(db, 'cs_1', new Date());
  const without = ANSWERS.map(({ question }) => ({ question, answer: question === 'goals' ? 'Clear skin' : 'No answer' }));
  const withdraw = [...without, { ...agreed, answer: 'No answer' }];
  const kept = async () => {
    const row = await db
      .selectFrom('submissions')
      .selectAll()
      .where('idempotency_key', '=', 'attempt-1')
      .executeTakeFirstOrThrow();
    return [row.answers, row.question_answers.at(-1)?.answer];
  };
  await send(withdraw, { visitor: BOB, session: 'cs_1' });
  expect(await kept()).toEqual([{ gender: 'woman', study: 'words-0abc x' }, agreed.answer]);
  await send(withdraw, { visitor: ANN, session: 'cs_1', order: order ?? '' });
  expect(await kept()).toEqual([{ gender: 'woman' }, 'No answer']);
});

test.each(['paid', 'open'] as const)(
  'the %s checkout session of another visitor neither hides nor changes a submission',
  async (status) => {
    await paidAttempt('attempt-1', ANN, 'cs_1');
    await db.updateTable('checkout_attempts').set({ status }).execute();
    const other = [{ question: 'gender', answer: 'Man' }];
    for (const visitor of [BOB, undefined]) {
      const response = await send(other, { session: 'cs_1', ...(visitor && { visitor }) });
      expect([response.statusCode, response.json()]).toEqual([200, { success: true }]);
    }
    const rows = await stored();
    expect(rows).toHaveLength(3);
    expect(rows.find((row) => row.idempotency_key === 'attempt-1')?.question_answers).toEqual(ANSWERS);
  },
);

test('an unknown idempotency key is ignored, and cannot name another submission', async () => {
  await send(ANSWERS, { visitor: ANN });
  const [first] = await stored();
  await send([{ question: 'gender', answer: 'Man' }], { visitor: BOB, session: String(first?.idempotency_key) });
  expect(await stored()).toHaveLength(2);
});

test.each([
  ['an object in place of a list', { question: 'a', answer: 'b' }],
  ['no answers', []],
  ['texts in place of answers', ['a']],
  ['an answer that is a list', [{ question: 'a', answer: ['b'] }]],
  ['an unknown field', [{ question: 'a', answer: 'b', photo: 'x' }]],
  ['a photo', [{ question: 'photo', answer: 'data:image/jpeg;base64,AAAA' }]],
  ['a question twice', [ANSWERS[0], ANSWERS[0]]],
  ['a question without a name', [{ question: '', answer: 'b' }]],
  ['too many answers', Array.from({ length: 61 }, (_, i) => ({ question: `q${i}`, answer: 'a' }))],
  ['a long answer', [{ question: 'a', answer: 'b'.repeat(2001) }]],
  ['a NUL', [{ question: 'a', answer: 'b\u0000' }]],
  ['a question of two lines', [{ question: 'a\nb', answer: 'c' }]],
])('a submission with %s is refused and not stored', async (_case, payload) => {
  const response = await send(payload);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ success: false, error: { code: 'invalid' } });
  expect(await stored()).toEqual([]);
});
