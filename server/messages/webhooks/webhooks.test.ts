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

test('a recorded event is sent with its id, version and time', async () => {
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

test('every listener gets every event, and no listener waits for another', async () => {
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

test('the events of one person are sent in order, also when the first attempt fails', async () => {
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

test('an event that a listener refuses is given up, and the next event is sent', async () => {
  send.mockResolvedValueOnce({ ok: false, reason: 'refused', detail: 'No.' });
  await record(lead('ann@example.com'));
  await record({ type: 'person.deleted', subject: 'ann@example.com', data: {} });
  await queue.drain();
  expect(queue.failures.at(-1)).toMatchObject({ name: 'webhook', final: true, error: new Error('No.') });
  expect(send).toHaveBeenCalledTimes(2);
});

test('the event of submitted answers holds them, and is not sent after they are erased', async () => {
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

test('a transaction that is rolled back sends no event', async () => {
  const rolledBack = db.transaction().execute(async (tx) => {
    await recordEvent(tx, queue, lead('ann@example.com'));
    throw new Error('changed my mind');
  });
  await expect(rolledBack).rejects.toThrow('changed my mind');
  await queue.drain();
  expect(send).not.toHaveBeenCalled();
});

test('an event is not enqueued without a listener, and can be replayed from a date for a later listener', async () => {
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

test('a replay of events sends the same ids and the same bodies every time', async () => {
  await record(lead('ann@example.com'));
  await queue.drain();
  for (let times = 0; times < 2; times++) {
    await replay(db, queue, new Date(0));
    await queue.drain();
  }
  expect(send).toHaveBeenCalledTimes(3);
  expect(new Set(send.mock.calls.map(([, { id, body }]) => `${id} ${body}`)).size).toBe(1);
});

test('a replay of more events than fit into one batch is complete', async () => {
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

test('an event for a listener that was removed is given up', async () => {
  await saveListeners(db, [{ id: 'gone', host: 'gone.example' }]);
  await record(lead('ann@example.com'));
  await queue.drain();
  expect(send).not.toHaveBeenCalled();
  expect(queue.failures.at(-1)).toMatchObject({ final: true });
});
