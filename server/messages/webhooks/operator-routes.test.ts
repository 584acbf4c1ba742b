import { beforeEach, expect, test, vi } from 'vitest';
import type { WebhookPort } from '../../../adapters/webhook/port.ts';
import { webhookRefusals } from '../../../content/operator/refusals.ts';
import type { WebhookList } from '../../../core/api/operator/webhooks.ts';
import { HOUR_MS } from '../../../core/time.ts';
import { type TestOperator, testOperator } from '../../operator/testing.ts';
import { openSecrets } from '../../platform/secrets/secrets.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { configuredEndpoints } from './configured.ts';
import { sealSecret } from './endpoint-secrets.ts';
import { saveConfigured } from './endpoints.ts';
import { webhookEndpointRoutes } from './operator-routes.ts';
import { openUrlProblem } from './url-problem.ts';

const URL_OF_CRM = 'https://crm.example.com/hooks/secret-path';
const configured = configuredEndpoints({ urls: [new URL('https://named.example/hooks')], secrets: ['whsec_named'] });
const send = vi.fn<WebhookPort['send']>();
const jobs: { readonly eventId: string; readonly listener: string }[] = [];

const shop = openBeforeAll(() =>
  testOperator({
    routes: (deps) => [
      webhookEndpointRoutes({
        ...deps,
        queue: { add: async (_tx, name, data) => void (name === 'webhook' && jobs.push(data as (typeof jobs)[number])) },
        webhook: { send },
        configured,
        urlProblem: openUrlProblem(['allowed.internal']),
      }),
    ],
  }),
);
beforeEach(async () => {
  await shop.reset();
  send.mockReset().mockResolvedValue({ ok: true, status: 204 });
  jobs.length = 0;
  for (const table of ['webhook_events', 'webhook_endpoints', 'webhook_attempts'] as const)
    await shop.db.deleteFrom(table).execute();
});

const list = async (owner: Owner) => (await owner.get('/webhooks')).json<WebhookList>().endpoints;
type Owner = Awaited<ReturnType<TestOperator['signedIn']>>;

async function withEndpoint() {
  const owner = await shop.signedIn();
  const added = await owner.post('/webhooks', { kind: 'standard', url: URL_OF_CRM });
  const [endpoint] = await list(owner);
  return { owner, secret: added.json().secret as string, id: endpoint?.id ?? '' };
}

test('an owner adds a webhook, is shown its secret once, and the list shows the host alone', async () => {
  const { owner, secret, id } = await withEndpoint();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const listed = await owner.get('/webhooks');
  expect(listed.json()).toEqual({
    endpoints: [
      {
        id,
        kind: 'standard',
        host: 'crm.example.com',
        configured: false,
        events: null,
        state: 'active',
        readable: true,
        overlapUntil: null,
        last: null,
      },
    ],
  });
  expect(listed.body).not.toMatch(/secret-path|whsec/);
});

test.each([
  ['no address at all', 'crm'],
  ['ftp', 'ftp://crm.example.com'],
  ['a password in it', 'https://ann:secret@crm.example.com'],
  ['no encryption', 'http://crm.example.com'],
  ['the machine itself', 'https://localhost/hooks'],
  ['a private address', 'https://10.0.0.1/hooks'],
  ['the address where clouds serve credentials', 'https://169.254.169.254/latest/meta-data'],
  ['a private address in IPv6', 'https://[fd00::1]/'],
  ['a name of a private network', 'https://crm.internal/'],
  ['a port of a remote shell', 'https://example.com:22/hooks'],
  ['a port of mail', 'https://example.com:25/hooks'],
  ['a port of a database', 'https://example.com:5432/hooks'],
])('a webhook with %s is refused', async (_what, url) => {
  const owner = await shop.signedIn();
  const answer = await owner.post('/webhooks', { kind: 'standard', url });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error.fields.url).toEqual(expect.any(String));
  expect(await list(owner)).toEqual([]);
});

test('a webhook in a private network is taken where the server allows its host', async () => {
  const owner = await shop.signedIn();
  expect((await owner.post('/webhooks', { kind: 'slack', url: 'https://allowed.internal/' })).json()).toEqual({ secret: null });
});

test('a new secret signs beside the earlier one, and the list says until when', async () => {
  const { owner, secret, id } = await withEndpoint();
  const next = (await owner.post(`/webhooks/${id}/rotation`)).json().secret;
  expect(next).not.toBe(secret);
  await owner.post(`/webhooks/${id}/try`);
  expect(send.mock.calls[0]?.[0].secrets).toEqual([next, secret]);
  expect(await list(owner)).toMatchObject([{ overlapUntil: shop.clock.at + 24 * HOUR_MS }]);
});

test('a try sends a signed message without anybody, and its attempt is listed', async () => {
  const { owner, id } = await withEndpoint();
  send.mockResolvedValueOnce({ ok: false, reason: 'unreachable', detail: 'The receiver answered 404.', status: 404 });
  expect((await owner.post(`/webhooks/${id}/try`)).json()).toEqual({ ok: false, detail: 'The receiver answered 404.' });
  expect((await owner.post(`/webhooks/${id}/try`)).json()).toEqual({ ok: true, detail: 'The receiver answered 204.' });
  expect(JSON.parse(send.mock.calls[0]?.[1].body ?? '')).toMatchObject({ type: 'webhook.try', data: {} });
  const attempt = { type: 'webhook.try', eventId: null, milliseconds: expect.any(Number) };
  expect((await owner.get(`/webhooks/${id}/attempts`)).json().attempts).toMatchObject([
    { ...attempt, ok: true, status: 204 },
    { ...attempt, ok: false, status: 404, detail: 'The receiver answered 404.' },
  ]);
  expect(await list(owner)).toMatchObject([{ last: { ok: true, status: 204, at: shop.clock.at } }]);
});

test('a webhook is paused, resumed with what it missed, and removed', async () => {
  const { owner, id } = await withEndpoint();
  await owner.post(`/webhooks/${id}/pause`);
  expect(await list(owner)).toMatchObject([{ state: 'paused' }]);
  await shop.db
    .insertInto('webhook_events')
    .values({ type: 'lead.created', version: 1, email: 'ann@example.com', data: '{}' })
    .execute();
  await shop.db
    .updateTable('webhook_events')
    .set({ created_at: new Date(shop.clock.at) } as never)
    .execute();
  expect((await owner.post(`/webhooks/${id}/resume`)).json()).toEqual({ count: 1 });
  expect(jobs).toEqual([{ eventId: expect.any(String), listener: id }]);
  expect(await list(owner)).toMatchObject([{ state: 'active' }]);
  expect((await owner.post(`/webhooks/${id}/removal`)).statusCode).toBe(200);
  expect(await list(owner)).toEqual([]);
});

test('one event is sent again to one webhook, and one that was erased is not', async () => {
  const { owner, id } = await withEndpoint();
  const other = await shop.db
    .insertInto('webhook_events')
    .values({ type: 'lead.created', version: 1, email: 'ann@example.com', data: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect((await owner.post(`/webhooks/${id}/replay`, { eventId: other.id })).json()).toEqual({ count: 1 });
  expect(jobs).toEqual([{ eventId: other.id, listener: id }]);
  const erased = await owner.post(`/webhooks/${id}/replay`, { eventId: '0b5c8f6e-3f43-4c55-9d54-6ad1d1b8a0a7' });
  expect(erased.statusCode).toBe(409);
  expect((await owner.post(`/webhooks/${id}/replay`, { since: 0 })).json()).toEqual({ count: 1 });
});

test('a webhook of the environment is listed and tried, and keeps its secret and its place', async () => {
  await saveConfigured(shop.db, configured);
  const owner = await shop.signedIn();
  const [{ id } = { id: '' }] = await list(owner);
  expect(await list(owner)).toMatchObject([{ host: 'named.example', configured: true }]);
  expect((await owner.post(`/webhooks/${id}/try`)).json()).toMatchObject({ ok: true });
  expect(send.mock.calls[0]?.[0]).toBe(configured[0]?.endpoint);
  for (const path of ['rotation', 'removal']) expect((await owner.post(`/webhooks/${id}/${path}`)).statusCode).toBe(404);
  expect(await list(owner)).toHaveLength(1);
});

test('each change of a webhook stands in the audit log', async () => {
  const { owner, id } = await withEndpoint();
  await owner.post(`/webhooks/${id}/try`);
  const audited = await shop.db.selectFrom('operator_audit').select(['action', 'detail', 'operator']).orderBy('id').execute();
  expect(audited.slice(1)).toEqual([
    { action: 'webhook-added', detail: 'crm.example.com', operator: 'owner' },
    { action: 'webhook-tried', detail: 'crm.example.com', operator: 'owner' },
  ]);
});

test('a webhook whose secret no key opens says what to do, and a new secret is what it needs', async () => {
  const { owner, id } = await withEndpoint();
  const other = openSecrets([Buffer.alloc(32, 9)]);
  const secrets = JSON.stringify([sealSecret(other, id, 'whsec_lost')]);
  await shop.db.updateTable('webhook_endpoints').set({ secrets }).where('id', '=', id).execute();
  expect(await list(owner)).toMatchObject([{ readable: false }]);
  expect((await owner.post(`/webhooks/${id}/try`)).json()).toEqual({ ok: false, detail: webhookRefusals.noKey.standard });
  expect(send).not.toHaveBeenCalled();
  const { secret } = (await owner.post(`/webhooks/${id}/rotation`)).json();
  expect(await list(owner)).toMatchObject([{ readable: true, overlapUntil: null }]);
  expect((await owner.post(`/webhooks/${id}/try`)).json()).toMatchObject({ ok: true });
  expect(send.mock.calls[0]?.[0].secrets).toEqual([secret]);
});
