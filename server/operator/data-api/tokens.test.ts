import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '../../../core/time.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { testOperator } from '../testing.ts';
import { REQUESTS_A_MINUTE } from './authenticate.ts';
import { downloadRoutes } from './download-routes.ts';
import { fill, type TestDataApi, testDataApi } from './testing.ts';
import { apiTokenRoutes } from './token-routes.ts';

describe('a token of the JSON API', () => {
  let api: TestDataApi;
  beforeAll(async () => {
    api = await testDataApi();
    await fill(api);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.db.deleteFrom('api_tokens').execute();
    await api.db.deleteFrom('operator_audit').execute();
  });
  const status = async (path: string, token: string) => (await api.get(path, token)).statusCode;

  test('is stored as a hash, and refused when it is wrong or missing', async () => {
    const token = await api.token();
    expect(JSON.stringify(await api.db.selectFrom('api_tokens').selectAll().execute())).not.toContain(token);
    expect(await status('/orders', token)).toBe(200);
    expect(await status('/orders', `${token}x`)).toBe(401);
    const bare = await api.server.inject({ url: '/api/v1/orders' });
    expect([bare.statusCode, bare.headers['www-authenticate']]).toEqual([401, 'Bearer']);
  });

  test('ends on its day', async () => {
    const token = await api.token({ days: 30 });
    api.clock.at += 30 * DAY_MS - 1;
    expect(await status('/orders', token)).toBe(200);
    api.clock.at += 1;
    expect(await status('/orders', token)).toBe(401);
  });

  test('says to the minute when it was last used', async () => {
    const token = await api.token();
    const used = async () =>
      (await api.db.selectFrom('api_tokens').select('last_used_at').executeTakeFirstOrThrow()).last_used_at?.getTime();
    expect(await used()).toBeUndefined();
    await api.get('/orders', token);
    const first = api.clock.at;
    api.clock.at += 59_000;
    await api.get('/orders', token);
    expect(await used()).toBe(first);
    api.clock.at += 1000;
    await api.get('/orders', token);
    expect(await used()).toBe(api.clock.at);
  });

  test('is held to its requests a minute, apart from another one', async () => {
    const [busy, other] = [await api.token(), await api.token()];
    for (let count = 0; count < REQUESTS_A_MINUTE; count++) expect(await status('/orders?limit=1', busy)).toBe(200);
    const refused = await api.get('/orders', busy);
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(await status('/orders', other)).toBe(200);
    api.clock.at += 60_000;
    expect(await status('/orders', busy)).toBe(200);
  });

  test('is named in the audit log each time it reads people or their answers', async () => {
    const token = await api.token();
    for (const path of ['/orders', '/people?limit=1', '/answers.csv']) await api.get(path, token);
    const entries = await api.db.selectFrom('operator_audit').select(['action', 'operator', 'detail']).orderBy('id').execute();
    expect(entries.slice(1)).toEqual([
      { action: 'api-read', operator: null, detail: 'warehouse: people' },
      { action: 'api-read', operator: null, detail: 'warehouse: answers' },
    ]);
  });
});

describe('on the dashboard', () => {
  const shop = openBeforeAll(() => testOperator({ routes: (deps) => [apiTokenRoutes(deps), downloadRoutes(deps)] }));
  beforeEach(() => shop.reset());

  test('an owner makes a token, sees it once, and revokes it', async () => {
    const owner = await shop.signedIn();
    const made = await owner.post('/api-tokens', { name: 'warehouse', scopes: ['orders', 'funnel'], days: 90 });
    const { token } = made.json();
    expect(token).toMatch(/^funnel_api_[\w-]{43}$/);
    const listed = await owner.get('/api-tokens');
    const now = shop.clock.at;
    const [only] = listed.json().tokens;
    expect(only).toEqual({
      ...{ id: expect.any(String), name: 'warehouse', scopes: ['orders', 'funnel'] },
      ...{ madeBy: 'owner', madeAt: now, expiresAt: now + 90 * DAY_MS, lastUsedAt: null },
    });
    expect(listed.body).not.toContain(token);
    const revoke = () => owner.post(`/api-tokens/${only.id}/revocation`);
    expect([(await revoke()).statusCode, (await revoke()).statusCode]).toEqual([200, 404]);
    expect((await owner.get('/api-tokens')).json().tokens).toEqual([]);
    const audit = await shop.db
      .selectFrom('operator_audit')
      .select(['action', 'detail'])
      .where('action', 'like', 'api-%')
      .execute();
    expect(audit).toEqual([
      { action: 'api-token-made', detail: 'warehouse: orders, funnel' },
      { action: 'api-token-revoked', detail: 'warehouse' },
    ]);
  });

  test('a token is refused without a table, and with one that does not exist or stands twice', async () => {
    const owner = await shop.signedIn();
    for (const scopes of [[], ['everything'], ['orders', 'orders']]) {
      const { statusCode } = await owner.post('/api-tokens', { name: 'warehouse', scopes, days: 90 });
      expect(statusCode).toBe(400);
    }
  });

  test('files are named in the audit log', async () => {
    const owner = await shop.signedIn();
    expect((await owner.get('/tables/orders.csv')).statusCode).toBe(200);
    expect((await owner.get('/tables/people.csv')).body).toMatch(/^\uFEFFemail,firstSeenAt,/);
    const audit = await shop.db.selectFrom('operator_audit').select('detail').where('action', '=', 'table-exported').execute();
    expect(audit.map(({ detail }) => detail)).toEqual(['orders', 'people']);
  });
});
