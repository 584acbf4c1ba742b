import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { localReceiver, respondJson } from '../adapters/http/testing.ts';
import { integrations } from './integrations.ts';
import { readConfig } from './platform/config.ts';
import { freePort } from './testing.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const listed = (environment: Readonly<Record<string, string>>) => integrations(readConfig(environment), () => NOW);

test('a service that is switched off says which variable is missing, and nothing is called', async () => {
  for (const { id, configured, try: attempt } of listed({})) {
    expect({ id, configured }).toEqual({ id, configured: false });
    expect(await attempt()).toEqual({ ok: false, detail: expect.stringMatching(/^It is switched off: [A-Z_]+/) });
  }
});

test('each service has a row in docs/integrations.md', () => {
  const table = readFileSync('docs/integrations.md', 'utf8');
  for (const { id } of listed({})) expect(table).toContain(`(\`${id}\`)`);
});

test('every service that is switched on is tried with its own settings, and a failure names no secret and no address', async () => {
  const server = await localReceiver((_request, response) => respondJson(response, 401, { error: { code: 190 } }));
  const url = server.url.origin;
  const config = readConfig({
    STRIPE_SECRET_KEY: 'sk_test_geheim',
    STRIPE_WEBHOOK_SECRET: 'whsec_geheim',
    PUBLIC_URL: 'http://localhost:3000',
    APP_BACKEND_URL: url,
    REVENUECAT_STRIPE_APP_KEY: 'geheim',
    REVENUECAT_SECRET_KEY: 'sk_geheim',
    REVENUECAT_URL: url,
    SMTP_URL: `smtp://name:geheim@127.0.0.1:${await freePort()}`,
    GA_MEASUREMENT_ID: 'G-ABC123',
    GA_API_SECRET: 'geheim',
    GA_URL: url,
    META_PIXEL_ID: '12345',
    META_ACCESS_TOKEN: 'geheim',
    META_URL: url,
    TIKTOK_PIXEL_ID: 'C1ABCDEFGHIJ',
    TIKTOK_ACCESS_TOKEN: 'geheim',
    TIKTOK_TEST_EVENT_CODE: 'TEST1',
    TIKTOK_URL: url,
    AMPLITUDE_API_KEY: 'geheim',
    AMPLITUDE_SECRET_KEY: 'geheim',
    AMPLITUDE_PRIVACY_URL: url,
    MAILCHIMP_API_KEY: '0123456789abcdef-us21',
    MAILCHIMP_LIST_ID: 'LIST1',
    MAILCHIMP_URL: url,
    PHOTON_URL: url,
    OPEN_METEO_URL: url,
  });
  const endpoint = { protocol: 'http', host: '127.0.0.1', port: Number(server.url.port) };
  const all = integrations({ ...config, stripe: config.stripe && Object.assign(config.stripe, { endpoint }) }, () => NOW);
  expect(all.filter(({ configured }) => !configured).map(({ id }) => id)).toEqual(['adapty', 'klaviyo', 'clickhouse']);
  const tried = all.filter(({ configured }) => configured);
  const clickhouse = { CLICKHOUSE_URL: url, CLICKHOUSE_PASSWORD: 'geheim' };
  tried.push(...listed(clickhouse).filter(({ configured }) => configured));
  expect(tried.at(-1)?.id).toBe('clickhouse');
  const outcomes = await Promise.all(tried.map(async ({ id, try: attempt }) => ({ id, ...(await attempt()) })));
  await server.close();
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ ok: false });
    expect(outcome.detail).not.toMatch(/geheim|0123456789abcdef|127\.0/);
  }
});
