import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keepResultsCopy } from '../../../content/pages/keep-results.ts';
import { addEndpoint } from '../../messages/webhooks/edit-endpoint.ts';
import { pauseEndpoint } from '../../messages/webhooks/endpoint-state.ts';
import { recordedEvents } from '../../messages/webhooks/testing.ts';
import { confirmationLinks } from '../../money/account-links/confirmation-links.ts';
import type { Db } from '../../platform/db/client.ts';
import { testDatabase } from '../../platform/db/testing.ts';
import type { Server } from '../../platform/http/server.ts';
import { testServer } from '../../platform/http/testing.ts';
import { visitorId } from '../../platform/http/visitor.ts';
import { readJobs, type TestQueue, testQueue } from '../../platform/jobs/testing.ts';
import { testSecrets } from '../../platform/secrets/testing.ts';
import { leadRoutes } from './routes.ts';
import { saveLead } from './store.ts';

const VISITOR = '11111111-1111-4111-8111-111111111111';
let db: Db;
let queue: TestQueue;
let server: Server;
beforeAll(async () => {
  db = await testDatabase();
  queue = await testQueue(db, () => new Date());
  server = testServer(leadRoutes({ db, queue, links: confirmationLinks, abandonedQuizHours: 24, now: () => new Date() }));
});
beforeEach(async () => {
  await db.deleteFrom('leads').execute();
  await db.deleteFrom('webhook_events').execute();
});
afterAll(async () => {
  await server.close();
  await queue.stop();
  await db.destroy();
});

const add = (payload: Record<string, unknown>, visitor?: string, device?: string) =>
  server.inject({
    method: 'POST',
    url: '/api/addUserToMailchimp',
    payload,
    cookies: { ...(visitor && { visitor }), ...(device && { device }) },
  });
const leads = () => db.selectFrom('leads').select(['email', 'visitor_id', 'source']).orderBy('email').execute();

test('a lead is stored under its normalized address', async () => {
  const response = await add({ email: '  Ann@Example.COM ' }, VISITOR);
  expect([response.statusCode, response.json()]).toEqual([200, { success: true, message: 'Your results are kept.' }]);
  expect(await leads()).toEqual([{ email: 'ann@example.com', visitor_id: visitorId(VISITOR), source: 'keep-results' }]);
});

test('a lead that is sent again, even concurrently, is stored once and gets the same answer', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => add({ email: 'ann@example.com' })));
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
  expect(await leads()).toHaveLength(1);
  expect(await recordedEvents(db)).toEqual([
    { type: 'lead.created', version: 1, email: 'ann@example.com', data: { source: 'keep-results', marketingConsent: false } },
  ]);
});

test('a new lead takes one statement while no endpoint wants its event', async () => {
  const statements: string[] = [];
  const counted = db.withPlugin({
    transformQuery: ({ node }) => {
      statements.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const links = confirmationLinks;
  const counting = testServer(leadRoutes({ db: counted, queue, links, abandonedQuizHours: 24, now: () => new Date() }));
  const send = (email: string) => counting.inject({ method: 'POST', url: '/api/addUserToMailchimp', payload: { email } });
  expect((await send('ann@example.com')).statusCode).toBe(200);
  expect(statements).toHaveLength(1);
  expect((await send('ann@example.com')).statusCode).toBe(200);
  expect(statements).toHaveLength(3);
  expect(await recordedEvents(db)).toHaveLength(1);
  await counting.close();
});

test('a new lead is queued once for each endpoint that wants it', async () => {
  const { id } = await addEndpoint(db, testSecrets(), { kind: 'standard', url: new URL('https://shop.example/hooks') });
  await addEndpoint(db, testSecrets(), { kind: 'standard', url: new URL('https://other.example'), events: ['person.deleted'] });
  const paused = await addEndpoint(db, testSecrets(), { kind: 'standard', url: new URL('https://paused.example') });
  await pauseEndpoint(db, paused.id, new Date());
  for (const device of ['device-a', 'device-b']) await add({ email: 'ann@example.com' }, VISITOR, device);
  expect(await leads()).toHaveLength(1);
  expect(await db.selectFrom('lead_devices').selectAll().execute()).toHaveLength(2);
  const [event] = await db.selectFrom('webhook_events').select(['id', 'email']).execute();
  const jobs = (await readJobs(db)).filter(({ name }) => name === 'webhook');
  expect(jobs.map(({ data }) => data)).toEqual([{ eventId: event?.id, listener: id }]);
  await db.deleteFrom('webhook_endpoints').execute();
});

test('a lead keeps its first source', async () => {
  await saveLead(db, queue, { email: 'ann@example.com', visitorId: undefined, source: 'checkout' });
  await add({ email: 'ann@example.com' }, VISITOR);
  expect(await leads()).toEqual([{ email: 'ann@example.com', visitor_id: null, source: 'checkout' }]);
});

test('every device of a lead is stored once, also when the first request had none', async () => {
  for (const device of [undefined, 'device-a', 'device-b', 'device-a']) await add({ email: 'ann@example.com' }, VISITOR, device);
  expect(await db.selectFrom('lead_devices').selectAll().orderBy('device_id').execute()).toEqual([
    { email: 'ann@example.com', device_id: 'device-a' },
    { email: 'ann@example.com', device_id: 'device-b' },
  ]);
});

test.each([
  ['jo\u0308rg@example.com', 'j\u00f6rg@example.com'],
  ['ann@müller.de', 'ANN@xn--mller-kva.de'],
])('the addresses %s and %s are one lead', async (one, other) => {
  for (const email of [one, other]) expect((await add({ email })).statusCode).toBe(200);
  expect(await leads()).toHaveLength(1);
});

test.each([
  ['no address', {}, 'email'],
  ['an empty address', { email: '' }, 'email'],
  ['an address without a host', { email: 'ann' }, 'email'],
  ['a number as its address', { email: 7 }, 'email'],
  ['a list as its address', { email: ['ann@example.com'] }, 'email'],
  ['a long address', { email: `${'a'.repeat(250)}@example.com` }, 'email'],
  ['a control character', { email: 'an\u0000n@example.com' }, 'email'],
  ['a line break', { email: 'ann@example.com\nbcc:bob@example.com' }, 'email'],
  ['an unknown field', { email: 'ann@example.com', plan: 'year' }, ''],
])('a lead with %s is refused and not stored', async (_case, payload, field) => {
  const response = await add(payload);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ success: false, error: { code: 'invalid', fields: { [field]: expect.any(String) } } });
  expect(await leads()).toEqual([]);
});

test.each([
  ['short', 'short'],
  ['nowhere', null],
  [undefined, null],
])('a lead of the funnel %j is kept as one of %j, with and without the marketing consent', async (funnel, kept) => {
  await add({ email: 'ann@example.com', funnel }, VISITOR);
  await add({ email: 'bob@example.com', funnel, marketing: keepResultsCopy.marketing.version }, VISITOR);
  expect(await db.selectFrom('leads').select('funnel').execute()).toEqual([{ funnel: kept }, { funnel: kept }]);
});
