import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { WebhookPort } from '../../../adapters/webhook/port.ts';
import type { WebhookList } from '../../../core/api/operator/webhooks.ts';
import type { WebhookType } from '../../../core/webhooks/event.ts';
import { type TestOperator, testOperator } from '../../operator/testing.ts';
import { type TestQueue, testQueue } from '../../platform/jobs/testing.ts';
import { configuredEndpoints } from './configured.ts';
import { saveConfigured } from './endpoints.ts';
import { webhookJobs } from './jobs.ts';
import { webhookEndpointRoutes } from './operator-routes.ts';
import { recordEvent } from './record.ts';
import { openUrlProblem } from './url-problem.ts';

const CRM = 'https://crm.example.com/hooks';
const configured = configuredEndpoints({ urls: [new URL('https://named.example/hooks')], secrets: ['whsec_named'] });
const send = vi.fn<WebhookPort['send']>();

let shop: TestOperator;
let queue: TestQueue;
beforeAll(async () => {
  shop = await testOperator({
    routes: (deps) => {
      const webhooks = { ...deps, queue: lateQueue, webhook: { send }, configured, urlProblem: openUrlProblem([]) };
      return [webhookEndpointRoutes(webhooks)];
    },
  });
  queue = await testQueue(shop.db, () => new Date(shop.clock.at));
  queue.work(
    webhookJobs({
      db: shop.db,
      queue,
      secrets: shop.deps.secrets,
      webhook: { send },
      configured,
      now: () => new Date(shop.clock.at),
    }),
  );
});
afterAll(async () => {
  await queue.stop();
  await shop.close();
});
beforeEach(async () => {
  await shop.reset();
  send.mockReset().mockResolvedValue({ ok: true, status: 204 });
  for (const table of ['webhook_events', 'webhook_endpoints', 'webhook_attempts'] as const)
    await shop.db.deleteFrom(table).execute();
});

const lateQueue: Pick<TestQueue, 'add'> = { add: (...job) => queue.add(...job) };
type Owner = Awaited<ReturnType<TestOperator['signedIn']>>;
const list = async (owner: Owner) => (await owner.get('/webhooks')).json<WebhookList>().endpoints;

const subject = 'ann@example.com';
async function record(type: 'lead.created' | 'lead.unsubscribed' | 'person.deleted') {
  const data = { source: 'checkout', marketingConsent: false } as const;
  await shop.db.transaction().execute((tx) => {
    if (type === 'lead.created') return recordEvent(tx, queue, { type, subject, data });
    return recordEvent(tx, queue, { type, subject, data: {} });
  });
}
async function sentTypes() {
  await queue.drain();
  return send.mock.calls.map(([, { body }]): WebhookType => JSON.parse(body).type);
}

async function withEndpoint(events: readonly WebhookType[] | null) {
  const owner = await shop.signedIn();
  await owner.post('/webhooks', { kind: 'standard', url: CRM, events });
  const [endpoint] = await list(owner);
  return { owner, id: endpoint?.id ?? '' };
}

test.each([
  [
    ['person.deleted', 'lead.created'],
    ['lead.created', 'person.deleted'],
  ],
  [null, ['lead.created', 'lead.unsubscribed', 'person.deleted']],
] as const)('a webhook for which %j are chosen gets these, or every event where nothing is chosen', async (chosen, sent) => {
  const { owner } = await withEndpoint(chosen);
  expect(await list(owner)).toMatchObject([{ events: chosen }]);
  for (const type of ['lead.created', 'lead.unsubscribed', 'person.deleted'] as const) await record(type);
  expect(await sentTypes()).toEqual(sent);
});

test('the events of a webhook are chosen anew, which counts for what is still waiting and for what is sent again', async () => {
  const { owner, id } = await withEndpoint(null);
  for (const type of ['lead.created', 'person.deleted'] as const) await record(type);
  expect((await owner.post(`/webhooks/${id}/events`, { events: ['person.deleted'] })).statusCode).toBe(200);
  expect(await list(owner)).toMatchObject([{ events: ['person.deleted'] }]);
  expect(await sentTypes()).toEqual(['person.deleted']);
  expect((await owner.post(`/webhooks/${id}/replay`, { since: 0 })).json()).toEqual({ count: 1 });
  const { id: eventId } = await shop.db
    .selectFrom('webhook_events')
    .select('id')
    .where('type', '=', 'lead.created')
    .executeTakeFirstOrThrow();
  expect((await owner.post(`/webhooks/${id}/replay`, { eventId })).statusCode).toBe(409);
  await owner.post(`/webhooks/${id}/events`, { events: null });
  expect((await owner.post(`/webhooks/${id}/replay`, { eventId })).json()).toEqual({ count: 1 });
});

test('an endpoint that waits while it is resumed is sent only what was chosen for it', async () => {
  const { owner, id } = await withEndpoint(['person.deleted']);
  await owner.post(`/webhooks/${id}/pause`);
  await record('lead.created');
  await record('person.deleted');
  await shop.db
    .updateTable('webhook_events')
    .set({ created_at: new Date(shop.clock.at) } as never)
    .execute();
  expect((await owner.post(`/webhooks/${id}/resume`)).json()).toEqual({ count: 1 });
  expect(await sentTypes()).toEqual(['person.deleted']);
});

test.each([
  ['none at all', { kind: 'standard', events: [] }],
  ['an unknown one', { kind: 'standard', events: ['lead.vanished'] }],
  ['one twice', { kind: 'standard', events: ['lead.created', 'lead.created'] }],
  ['one that Slack has no sentence for', { kind: 'slack', events: ['lead.created', 'answers.submitted'] }],
])('a choice of events with %s is refused', async (_what, choice) => {
  const owner = await shop.signedIn();
  const refused = await owner.post('/webhooks', { ...choice, url: CRM });
  expect(refused.statusCode).toBe(400);
  expect(await list(owner)).toEqual([]);
});

test('the events of a webhook of the environment cannot be chosen', async () => {
  await saveConfigured(shop.db, configured);
  const owner = await shop.signedIn();
  const [{ id } = { id: '' }] = await list(owner);
  expect((await owner.post(`/webhooks/${id}/events`, { events: ['lead.created'] })).statusCode).toBe(404);
  expect(await list(owner)).toMatchObject([{ events: null }]);
});

test('a choice of events stands in the audit log', async () => {
  const { owner, id } = await withEndpoint(null);
  await owner.post(`/webhooks/${id}/events`, { events: ['lead.created'] });
  const audited = await shop.db.selectFrom('operator_audit').select(['action', 'detail']).orderBy('id').execute();
  expect(audited.at(-1)).toEqual({ action: 'webhook-events-chosen', detail: 'crm.example.com: lead.created' });
});
