import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { TryOutcome } from '../../../adapters/integration.ts';
import type { IntegrationList } from '../../../core/api/operator/integrations.ts';
import { GiveUp } from '../../platform/jobs/queue.ts';
import { type TestQueue, testQueue } from '../../platform/jobs/testing.ts';
import { type TestOperator, testOperator } from '../testing.ts';
import { integrationRoutes } from './routes.ts';

const attempt = vi.fn(async (): Promise<TryOutcome> => ({ ok: true, detail: 'It answers.' }));
const integrationOf = (id: string, configured = true) => ({ id, name: id.toUpperCase(), configured, try: attempt });

let shop: TestOperator;
let queue: TestQueue;
beforeAll(async () => {
  const integrations = [
    integrationOf('revenuecat'),
    integrationOf('adapty', false),
    integrationOf('ga4'),
    integrationOf('meta'),
    integrationOf('weather'),
  ];
  shop = await testOperator({ routes: (deps) => [integrationRoutes({ ...deps, integrations })] });
  queue = await testQueue(shop.db, () => new Date(shop.clock.at));
});
afterAll(async () => {
  await queue.stop();
  await shop.close();
});

test('each integration is listed with its last success, its last failure and how much fails', async () => {
  queue.work({
    entitlement: async ({ change }) => {
      if (change === 'cancelled') throw new GiveUp('The receiver answered 401.');
    },
    conversion: async ({ platform }) => {
      if (platform === 'meta') throw new Error('The receiver answered 503.');
    },
  });
  const about = { appUserId: 'a', subscription: 'sub_1' };
  await queue.add(shop.db, 'entitlement', { ...about, change: 'started' }, { subject: 'a' });
  await queue.add(shop.db, 'entitlement', { ...about, change: 'cancelled' }, { subject: 'a' });
  for (const platform of ['ga4', 'meta'] as const) await queue.add(shop.db, 'conversion', { attemptId: '1', platform });
  await queue.drain();
  const { integrations } = (await (await shop.signedIn()).get('/integrations')).json<IntegrationList>();
  const at = shop.clock.at;
  const nothing = { succeededAt: null, failedAt: null, failure: null, failing: 0 };
  expect(integrations).toEqual([
    {
      id: 'revenuecat',
      name: 'REVENUECAT',
      configured: true,
      succeededAt: at,
      failedAt: at,
      failure: 'The receiver answered 401.',
      failing: 1,
    },
    { id: 'adapty', name: 'ADAPTY', configured: false, ...nothing },
    { id: 'ga4', name: 'GA4', configured: true, ...nothing, succeededAt: at },
    {
      id: 'meta',
      name: 'META',
      configured: true,
      succeededAt: null,
      failedAt: at,
      failure: 'The receiver answered 503.',
      failing: 1,
    },
    { id: 'weather', name: 'WEATHER', configured: true, ...nothing },
  ]);
});

test('an owner tries an integration, which stands in the audit log, and an unknown one is not there', async () => {
  const owner = await shop.signedIn();
  attempt.mockResolvedValueOnce({ ok: false, detail: 'The key is wrong.' });
  expect((await owner.post('/integrations/revenuecat/try')).json()).toEqual({ ok: false, detail: 'The key is wrong.' });
  const audited = await shop.db
    .selectFrom('operator_audit')
    .select(['action', 'detail'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(audited).toEqual({ action: 'integration-tried', detail: 'REVENUECAT' });
  expect((await owner.post('/integrations/nothing/try')).statusCode).toBe(404);
});
