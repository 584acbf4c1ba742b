import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { WebhookPort } from '../../../adapters/webhook/port.ts';
import { HOUR_MS } from '../../../core/time.ts';
import type { Db } from '../../platform/db/client.ts';
import { testDatabase } from '../../platform/db/testing.ts';
import { type TestQueue, testQueue } from '../../platform/jobs/testing.ts';
import { storeSubmission } from '../../visitors/submissions/store.ts';
import { webhookJobs } from './jobs.ts';
import { type NewWebhookEvent, recordEvent } from './record.ts';
import { replay } from './replay.ts';
import { saveListeners } from './store.ts';

const START = new Date('2026-11-20T12:00:00Z');
const CRM = { id: 'crm', host: 'crm.example' };
const SHEET = { id: 'sheet', host: 'sheet.example' };

let db: Db;
let queue: TestQueue;
let now = START;
const send = vi.fn<WebhookPort['send']>();
beforeAll(async () => {
  db = await testDatabase();
  queue = await testQueue(db, () => now, webhookJobs({ db, webhook: { listeners: [CRM, SHEET], send }, now: () => now }));
});
beforeEach(async () => {
  now = START;
  send.mockReset().mockResolvedValue({ ok: true });
  await db.deleteFrom('webhook_events').execute();
  await saveListeners(db, [CRM]);
});
afterAll(async () => {
  await queue.stop();
  await db.destroy();
});

const lead = (subject: string): NewWebhookEvent => ({
  type: 'lead.created',
  subject,
  data: { source: 'keep-results', marketingConsent: false },
});
const record = (event: NewWebhookEvent) => db.transaction().execute((tx) => recordEvent(tx, queue, event));
const received = () => send.mock.calls.map(([listener, { body }]) => `${listener} ${JSON.parse(body).data.email}`);

test('what is recorded is told, with its id, version and time', async () => {
  await record(lead('ann@example.com'));
  await queue.drain();
  const { id, created_at } = await db.selectFrom('webhook_events').selectAll().executeTakeFirstOrThrow();
  expect(send).toHaveBeenCalledExactlyOnceWith('crm', { id, at: START, body: expect.any(String) });
  expect(JSON.parse(send.mock.calls[0]?.[1].body ?? '')).toEqual({
    id,
    type: 'lead.created',
    version: 1,
    timestamp: created_at.toISOString(),
    data: { email: 'ann@example.com', source: 'keep-results', marketingConsent: false },
  });
});

test('everybody who listens is told, and nobody waits for another', async () => {
  await saveListeners(db, [CRM, SHEET]);
  send.mockImplementation(async (listener) =>
    listener === 'crm' ? { ok: false, reason: 'unreachable', detail: 'Away.' } : { ok: true },
  );
  await record(lead('ann@example.com'));
  await record(lead('bob@example.com'));
  await queue.drain();
  expect(received().filter((line) => line.startsWith('sheet'))).toEqual(['sheet ann@example.com', 'sheet bob@example.com']);
  send.mockClear().mockResolvedValue({ ok: true });
  now = new Date(START.getTime() + HOUR_MS);
  await queue.drain();
  expect(received().toSorted()).toEqual(['crm ann@example.com', 'crm bob@example.com']);
});

test('what happened to one person is told in order, also when the first try fails', async () => {
  send.mockResolvedValueOnce({ ok: false, reason: 'busy', detail: 'Busy.', retryAfterMs: HOUR_MS });
  await record(lead('ann@example.com'));
  await record({ type: 'person.deleted', subject: 'ann@example.com', data: {} });
  await queue.drain();
  now = new Date(START.getTime() + HOUR_MS - 1000);
  await queue.drain();
  expect(send).toHaveBeenCalledOnce();
  now = new Date(START.getTime() + HOUR_MS);
  await queue.drain();
  const types = send.mock.calls.map(([, { body }]) => JSON.parse(body).type);
  expect(types).toEqual(['lead.created', 'lead.created', 'person.deleted']);
  expect(send.mock.calls[1]?.[1].id).toBe(send.mock.calls[0]?.[1].id);
});

test('what a listener refuses is given up, and the next is told all the same', async () => {
  send.mockResolvedValueOnce({ ok: false, reason: 'refused', detail: 'No.' });
  await record(lead('ann@example.com'));
  await record({ type: 'person.deleted', subject: 'ann@example.com', data: {} });
  await queue.drain();
  expect(queue.failures.at(-1)).toMatchObject({ name: 'webhook', final: true, error: new Error('No.') });
  expect(send).toHaveBeenCalledTimes(2);
});

test('answers are told as they were submitted, and not once they are erased', async () => {
  const questionAnswers = [{ question: 'gender', answer: 'Female' }];
  const submit = (key: string) =>
    db.transaction().execute((tx) => storeSubmission(tx, queue, { key, email: 'ann@example.com', questionAnswers }));
  await submit('one');
  await queue.drain();
  expect(JSON.parse(send.mock.calls[0]?.[1].body ?? '')).toMatchObject({
    type: 'answers.submitted',
    data: { email: 'ann@example.com', submission: expect.any(String), answers: questionAnswers },
  });
  await submit('two');
  await db.deleteFrom('submissions').execute();
  await queue.drain();
  expect(send).toHaveBeenCalledOnce();
});

test('a transaction that is undone tells nothing', async () => {
  const undone = db.transaction().execute(async (tx) => {
    await recordEvent(tx, queue, lead('ann@example.com'));
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  await queue.drain();
  expect(send).not.toHaveBeenCalled();
});

test('nothing is owed while nobody listens, and whoever comes later can have it replayed from a date on', async () => {
  await saveListeners(db, []);
  for (const name of ['ann', 'bob', 'cleo']) await record(lead(`${name}@example.com`));
  expect(await queue.waiting()).toEqual([]);
  await db
    .updateTable('webhook_events')
    .set({ created_at: START } as never)
    .where('email', '=', 'ann@example.com')
    .execute();
  await saveListeners(db, [CRM]);
  expect(await replay(db, queue, new Date(START.getTime() + 1))).toBe(2);
  await queue.drain();
  expect(received()).toEqual(['crm bob@example.com', 'crm cleo@example.com']);
});

test('a replay sends the same ids and the same words, as often as it is asked for', async () => {
  await record(lead('ann@example.com'));
  await queue.drain();
  for (let times = 0; times < 2; times++) {
    await replay(db, queue, new Date(0));
    await queue.drain();
  }
  expect(send).toHaveBeenCalledTimes(3);
  expect(new Set(send.mock.calls.map(([, { id, body }]) => `${id} ${body}`)).size).toBe(1);
});

test('more than fits into one look is replayed whole', async () => {
  await db
    .insertInto('webhook_events')
    .values(
      Array.from({ length: 401 }, (_, n) => ({
        type: 'lead.created' as const,
        version: 1,
        email: `lead-${n}@example.com`,
        data: '{}',
      })),
    )
    .execute();
  expect(await replay(db, queue, new Date(0))).toBe(401);
  await queue.drain();
  expect(new Set(received()).size).toBe(401);
});

test('what is owed to somebody who listens no more is given up', async () => {
  await saveListeners(db, [{ id: 'gone', host: 'gone.example' }]);
  await record(lead('ann@example.com'));
  await queue.drain();
  expect(send).not.toHaveBeenCalled();
  expect(queue.failures.at(-1)).toMatchObject({ final: true });
});
