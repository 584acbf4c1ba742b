import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { WebhookPort } from '../../../adapters/webhook/port.ts';
import { webhookRefusals } from '../../../content/operator/refusals.ts';
import type { MailOrder } from '../../../core/mails/mail-facts.ts';
import { HOUR_MS } from '../../../core/time.ts';
import type { Db } from '../../platform/db/client.ts';
import { testDatabase } from '../../platform/db/testing.ts';
import { readJobs, type TestQueue, testQueue } from '../../platform/jobs/testing.ts';
import { openSecrets } from '../../platform/secrets/secrets.ts';
import { testSecrets } from '../../platform/secrets/testing.ts';
import { saveSubmission } from '../../visitors/submissions/store.ts';
import { listAttempts } from './attempts.ts';
import type { ConfiguredEndpoint } from './configured.ts';
import { addEndpoint } from './edit-endpoint.ts';
import { rotateSecret, sealSecret } from './endpoint-secrets.ts';
import { pauseEndpoint, resumeEndpoint } from './endpoint-state.ts';
import { saveConfigured } from './endpoints.ts';
import { webhookJobs } from './jobs.ts';
import { type NewWebhookEvent, recordEvent } from './record.ts';
import { replay } from './replay.ts';

const START = new Date('2026-11-20T12:00:00Z');
const named = (id: string): ConfiguredEndpoint => ({
  id,
  endpoint: { kind: 'standard', url: new URL(`https://${id}.example`), secrets: ['whsec_1'], trusted: true },
});
const CRM = named('crm');
const SHEET = named('sheet');

const secrets = testSecrets();
let db: Db;
let queue: TestQueue;
let now = START;
const send = vi.fn<WebhookPort['send']>();
const mails: MailOrder[] = [];
beforeAll(async () => {
  db = await testDatabase();
  queue = await testQueue(db, () => now);
  queue.work(webhookJobs({ db, queue, secrets, webhook: { send }, configured: [CRM, SHEET], now: () => now }));
  queue.work({ mail: async (order) => void mails.push(order) });
});
beforeEach(async () => {
  now = START;
  send.mockReset().mockResolvedValue({ ok: true });
  mails.length = 0;
  for (const table of ['webhook_events', 'webhook_endpoints', 'webhook_attempts'] as const) await db.deleteFrom(table).execute();
  await saveConfigured(db, [CRM]);
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
const received = () =>
  send.mock.calls.map(([{ url }, { body }]) => `${url.host.replace('.example', '')} ${JSON.parse(body).data.email}`);

test('a recorded event is sent with its id, version and time', async () => {
  await record(lead('ann@example.com'));
  await queue.drain();
  const { id, created_at } = await db.selectFrom('webhook_events').selectAll().executeTakeFirstOrThrow();
  expect(send).toHaveBeenCalledExactlyOnceWith(CRM.endpoint, { id, at: START, body: expect.any(String) });
  expect(JSON.parse(send.mock.calls[0]?.[1].body ?? '')).toEqual({
    id,
    type: 'lead.created',
    version: 1,
    timestamp: created_at.toISOString(),
    data: { email: 'ann@example.com', source: 'keep-results', marketingConsent: false },
  });
});

test('every listener gets every event, and no listener waits for another', async () => {
  await saveConfigured(db, [CRM, SHEET]);
  send.mockImplementation(async ({ url }) =>
    url.host === 'crm.example' ? { ok: false, reason: 'unreachable', detail: 'Away.' } : { ok: true },
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

test('an event that is refused for good is given up, and the next event is sent', async () => {
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
    db.transaction().execute((tx) => saveSubmission(tx, queue, { key, email: 'ann@example.com', questionAnswers }));
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
  await saveConfigured(db, []);
  for (const name of ['ann', 'bob', 'cleo']) await record(lead(`${name}@example.com`));
  expect(await queue.waiting()).toEqual([]);
  await db
    .updateTable('webhook_events')
    .set({ created_at: START } as never)
    .where('email', '=', 'ann@example.com')
    .execute();
  await saveConfigured(db, [CRM]);
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

test('a replay of more events than fit into one batch is complete', { tags: 'exhaustive' }, async () => {
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
  await queue.clear();
  expect(await replay(db, queue, new Date(0))).toBe(401);
  expect(new Set((await readJobs(db)).map(({ data }) => data.eventId)).size).toBe(401);
  await queue.clear();
});

test('an event for a listener that was removed is given up', async () => {
  await saveConfigured(db, [named('gone')]);
  await record(lead('ann@example.com'));
  await queue.drain();
  expect(send).not.toHaveBeenCalled();
  expect(queue.failures.at(-1)).toMatchObject({ final: true });
});

const addCrm = () => addEndpoint(db, secrets, { kind: 'standard', url: new URL('https://own.example/hooks') });
const addedOnly = async () => {
  await saveConfigured(db, []);
  return addCrm();
};

test('an endpoint of the dashboard gets events signed with its own secret, and every attempt is logged', async () => {
  const { id, secret } = await addedOnly();
  send.mockResolvedValueOnce({ ok: false, reason: 'busy', detail: 'The receiver answered 503.', status: 503 });
  send.mockResolvedValueOnce({ ok: true, status: 204 });
  await record(lead('ann@example.com'));
  await queue.drain();
  now = new Date(START.getTime() + HOUR_MS);
  await queue.drain();
  expect(send.mock.calls[0]?.[0]).toEqual({
    kind: 'standard',
    url: new URL('https://own.example/hooks'),
    secrets: [secret],
    trusted: false,
  });
  expect(secret).toMatch(/^whsec_/);
  expect(Buffer.from(secret?.slice(6) ?? '', 'base64').length).toBeGreaterThanOrEqual(24);
  const about = { type: 'lead.created', eventId: expect.any(String), milliseconds: expect.any(Number) };
  expect(await listAttempts(db, id)).toMatchObject([
    { ...about, ok: true, status: 204, detail: null, at: START.getTime() + HOUR_MS },
    { ...about, ok: false, status: 503, detail: 'The receiver answered 503.', at: START.getTime() },
  ]);
  expect(JSON.stringify(await listAttempts(db, id))).not.toContain('ann@example.com');
});

test('an earlier secret signs beside the new one for a day', async () => {
  const { id, secret } = await addedOnly();
  const next = await db.transaction().execute((tx) => rotateSecret(tx, secrets, id, now));
  const used = async () => {
    send.mockClear();
    await record(lead('ann@example.com'));
    await queue.drain();
    return send.mock.calls[0]?.[0].secrets;
  };
  expect(await used()).toEqual([next, secret]);
  now = new Date(START.getTime() + 24 * HOUR_MS);
  expect(await used()).toEqual([next]);
});

test('an endpoint whose secret no key opens is sent nothing, and gets what waited once the key is back', async () => {
  const { id, secret } = await addedOnly();
  const lost = JSON.stringify([sealSecret(openSecrets([Buffer.alloc(32, 9)]), id, secret ?? '')]);
  const { secrets: kept } = await db.selectFrom('webhook_endpoints').select('secrets').executeTakeFirstOrThrow();
  await db.updateTable('webhook_endpoints').set({ secrets: lost }).execute();
  await record(lead('ann@example.com'));
  await queue.drain();
  expect(send).not.toHaveBeenCalled();
  expect(queue.failures.at(-1)).toMatchObject({ final: false, error: { message: webhookRefusals.noKey.standard } });
  await db
    .updateTable('webhook_endpoints')
    .set({ secrets: JSON.stringify(kept) })
    .execute();
  now = new Date(START.getTime() + HOUR_MS);
  await queue.drain();
  expect(received()).toEqual(['own ann@example.com']);
});

test('an endpoint that answers 410 is disabled, the operator is notified once, and after a resumption it gets what it missed', async () => {
  const { id } = await addedOnly();
  send.mockResolvedValue({ ok: false, reason: 'refused', detail: 'The receiver answered 410.', status: 410, gone: true });
  await record(lead('ann@example.com'));
  await record(lead('bob@example.com'));
  await queue.drain();
  expect(send).toHaveBeenCalledOnce();
  expect(mails).toEqual([
    {
      template: 'webhook-disabled',
      to: expect.stringContaining('@'),
      facts: { host: 'own.example', disabledAt: START.toISOString() },
    },
  ]);
  const audited = await db.selectFrom('operator_audit').select(['action', 'operator', 'detail']).execute();
  expect(audited).toEqual([{ action: 'webhook-disabled', operator: null, detail: 'own.example' }]);
  await record(lead('cleo@example.com'));
  expect(await queue.waiting()).toEqual([]);
  send.mockReset().mockResolvedValue({ ok: true });
  await db
    .updateTable('webhook_endpoints')
    .set({ disabled_at: new Date(0) })
    .execute();
  const since = await db.transaction().execute((tx) => resumeEndpoint(tx, id));
  await replay(db, queue, since ?? now, [{ id, kind: 'standard', event_types: null }]);
  await queue.drain();
  expect(received()).toEqual(['own ann@example.com', 'own bob@example.com', 'own cleo@example.com']);
});

test('a paused endpoint is sent nothing, and gets what waited once it is resumed', async () => {
  const { id } = await addedOnly();
  await record(lead('ann@example.com'));
  await pauseEndpoint(db, id, now);
  await record(lead('bob@example.com'));
  await queue.drain();
  expect(send).not.toHaveBeenCalled();
  await db.transaction().execute((tx) => resumeEndpoint(tx, id));
  now = new Date(START.getTime() + HOUR_MS);
  await queue.drain();
  expect(received()).toEqual(['own ann@example.com']);
});

test('an endpoint of Slack is sent a sentence without the address, and only what there are words for', async () => {
  await saveConfigured(db, []);
  await addEndpoint(db, secrets, { kind: 'slack', url: new URL('https://hooks.slack.example/services/1') });
  await record(lead('ann@example.com'));
  await record({ type: 'lead.unsubscribed', subject: 'ann@example.com', data: {} });
  await record({ type: 'dispute.opened', subject: 'ann@example.com', data: DISPUTE });
  await queue.drain();
  expect(send.mock.calls.map(([{ kind, secrets }, { body }]) => [kind, secrets, JSON.parse(body)])).toEqual([
    ['slack', [], { text: 'A new lead, from keep-results.' }],
    ['slack', [], { text: expect.stringMatching(/^A bank disputes \$19\.99 of .*1-Month/) }],
  ]);
});

const DISPUTE = {
  subscription: 'sub_1',
  kind: 'subscription',
  plan: 'month',
  title: '1-Month',
  code: null,
  takenAfter: null,
  status: 'active',
  currency: 'USD',
  duplicateOf: null,
  payment: 'in_1',
  amount: 19_99,
} as const;
