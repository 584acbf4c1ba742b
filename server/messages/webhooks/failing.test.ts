import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { WebhookOutcome, WebhookPort } from '../../../adapters/webhook/port.ts';
import type { MailOrder } from '../../../core/mails/mail-facts.ts';
import { DAY_MS, HOUR_MS } from '../../../core/time.ts';
import { MAX_FAILING_DAYS } from '../../../core/webhooks/failing.ts';
import type { Db } from '../../platform/db/client.ts';
import { testDatabase } from '../../platform/db/testing.ts';
import { type TestQueue, testQueue } from '../../platform/jobs/testing.ts';
import { testSecrets } from '../../platform/secrets/testing.ts';
import { sendLogged } from './attempts.ts';
import { addEndpoint } from './edit-endpoint.ts';
import { resumeEndpoint } from './endpoint-state.ts';
import { findEndpoint } from './endpoints.ts';
import { webhookJobs } from './jobs.ts';
import { recordEvent } from './record.ts';
import { replay } from './replay.ts';

const START = new Date('2026-11-20T12:00:00Z');
const URL_OF_CRM = new URL('https://crm.example/hooks');
const AWAY: WebhookOutcome = { ok: false, reason: 'unreachable', detail: 'The receiver answered 500.', status: 500 };

const secrets = testSecrets();
let db: Db;
let queue: TestQueue;
let now = START;
let id = '';
const send = vi.fn<WebhookPort['send']>();
const mails: MailOrder[] = [];
beforeAll(async () => {
  db = await testDatabase();
  queue = await testQueue(db, () => now);
  queue.work(webhookJobs({ db, queue, secrets, webhook: { send }, configured: [], now: () => now }));
  queue.work({ mail: async (order) => void mails.push(order) });
});
beforeEach(async () => {
  now = START;
  send.mockReset().mockResolvedValue(AWAY);
  mails.length = 0;
  for (const table of ['webhook_events', 'webhook_endpoints', 'webhook_attempts'] as const) await db.deleteFrom(table).execute();
  ({ id } = await addEndpoint(db, secrets, { kind: 'standard', url: URL_OF_CRM }));
});
afterAll(async () => {
  await queue.stop();
  await db.destroy();
});

const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);

/** As of the test's clock, for the database has its own. */
async function record(subject: string): Promise<void> {
  const data = { source: 'keep-results', marketingConsent: false } as const;
  await db.transaction().execute((tx) => recordEvent(tx, queue, { type: 'lead.created', subject, data }));
  await sql`update webhook_events set created_at = ${now} where email = ${subject}`.execute(db);
}

/** One event an hour, each tried once. */
async function fail(hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour++) {
    await record(`${now.getTime()}@example.com`);
    await queue.drain();
    now = later(HOUR_MS);
  }
}

async function stateOf() {
  const columns = ['disabled_by', 'failing_since', 'failures'] as const;
  return db.selectFrom('webhook_endpoints').select(columns).where('id', '=', id).executeTakeFirstOrThrow();
}

test('an endpoint at which nothing arrives for days is disabled, its operator is notified once, and it gets all it missed after a resumption', async () => {
  await fail(20);
  expect(await stateOf()).toMatchObject({ disabled_by: null, failing_since: START });
  now = new Date(START.getTime() + MAX_FAILING_DAYS * DAY_MS);
  await record('late@example.com');
  await queue.drain();
  await queue.drain();
  expect(await stateOf()).toMatchObject({ disabled_by: 'failing', failing_since: START });
  expect(mails).toEqual([
    {
      template: 'webhook-failing',
      to: expect.stringContaining('@'),
      facts: { host: 'crm.example', failingSince: START.toISOString(), disabledAt: now.toISOString() },
    },
  ]);
  await record('later@example.com');
  send.mockReset().mockResolvedValue({ ok: true });
  await queue.drain();
  expect(send).not.toHaveBeenCalled();
  const since = await db.transaction().execute((tx) => resumeEndpoint(tx, id));
  expect(since).toEqual(START);
  expect(await stateOf()).toEqual({ disabled_by: null, failing_since: null, failures: 0 });
  expect(await replay(db, queue, START, [{ id, kind: 'standard', event_types: null }])).toBe(22);
  now = later(2 * DAY_MS);
  await queue.drain();
  expect(new Set(send.mock.calls.map(([, message]) => message.id)).size).toBe(22);
});

test('an event that got the 410 is sent again on a resumption, though time passed between the answer and the disabling', async () => {
  const running = () => (now = later(1));
  const stored = await findEndpoint({ db, secrets, configured: [] }, id, now);
  const { row, endpoint } = stored ?? {};
  if (!row || !endpoint) throw new Error('The endpoint was added before.');
  await record('gone@example.com');
  const event = await db.selectFrom('webhook_events').select('id').executeTakeFirstOrThrow();
  send.mockResolvedValue({ ok: false, reason: 'refused', detail: 'The receiver answered 410.', status: 410, gone: true });
  const message = { id: event.id, at: now, body: '{}' };
  const sent = { message, type: 'lead.created', eventId: event.id };
  await sendLogged({ db, queue, webhook: { send }, now: running }, { row, endpoint }, sent);
  expect(await db.transaction().execute((tx) => resumeEndpoint(tx, id))).toEqual(START);
});

test('one success begins the count of failures anew', { tags: 'exhaustive' }, async () => {
  await fail(25);
  send.mockResolvedValue({ ok: true });
  now = later(2 * DAY_MS);
  await queue.drain();
  expect(await stateOf()).toEqual({ disabled_by: null, failing_since: null, failures: 0 });
  now = later(10 * DAY_MS);
  send.mockResolvedValue(AWAY);
  await record('bob@example.com');
  await queue.drain();
  expect(await stateOf()).toEqual({ disabled_by: null, failing_since: now, failures: 1 });
});

test.each([
  ['a try of the operator', AWAY, null],
  ['a demonstration that sends nothing', { ok: false, reason: 'refused', detail: 'A demonstration.' }, 'e1'],
] as const)('%s is no failure of the endpoint', async (_, outcome, event) => {
  send.mockResolvedValue(outcome);
  const stored = await findEndpoint({ db, secrets, configured: [] }, id, now);
  const { row, endpoint } = stored ?? {};
  if (!row || !endpoint) throw new Error('The endpoint was added before.');
  const eventId = event && '00000000-0000-4000-8000-000000000001';
  const message = { id: 'm1', at: now, body: '{}' };
  await sendLogged(
    { db, queue, webhook: { send }, now: () => now },
    { row, endpoint },
    { message, type: 'lead.created', eventId },
  );
  expect(await stateOf()).toEqual({ disabled_by: null, failing_since: null, failures: 0 });
});
