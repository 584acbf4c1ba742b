import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPERATOR_HEADER } from '../../core/operator/request.ts';
import { setPassword } from '../../server/operator/set-password.ts';
import { readConfig } from '../../server/platform/config.ts';
import { body, type Site } from '../../server/platform/site/files.ts';
import type { Telemetry } from '../../server/platform/telemetry/telemetry.ts';
import { views } from '../../web/operator/views.ts';
import { join, notFound } from '../../web/pages.ts';
import { routes as pages } from '../../web/site-map.ts';
import { buildWholeApp } from './whole-app.ts';

const SITE = 'petalune.example';
const DASHBOARD = 'dashboard.petalune.example';
const LIST_SECRET = '0123456789abcdef0123456789abcdef';
const config = readConfig({
  PUBLIC_URL: `https://${SITE}`,
  OPERATOR_URL: `https://${DASHBOARD}`,
  PAYMENT: 'sandbox',
  TRUST_PROXY: 'loopback',
  REQUESTS_PER_MINUTE: '0',
  LOG_LEVEL: 'silent',
  METRICS_TOKEN: LIST_SECRET,
  GA_MEASUREMENT_ID: 'G-TEST12345',
  MAILCHIMP_API_KEY: '0123456789abcdef-us21',
  MAILCHIMP_LIST_ID: 'a1b2',
  MAILCHIMP_WEBHOOK_SECRET: LIST_SECRET,
});

const file = (path: string, type: string) => ({ path, type, plain: body(Buffer.from(`file ${path}`)), encoded: {} });
const site: Site = {
  files: [
    ...[...pages, ...views, join, notFound].map(({ path }) => file(path, 'text/html; charset=utf-8')),
    ...['/assets/app-1a2b.js', '/assets/workers/face-3c4d.js', '/plan-worker.js'].map((path) => file(path, 'text/javascript')),
    ...['/robots.txt', '/sitemap.xml', '/manifest.webmanifest'].map((path) => file(path, 'text/plain')),
  ],
  originPlaceholder: 'https://public-url.invalid',
  hashes: {},
  tagScript: '',
};
const telemetry = { observeRequests: () => {}, metrics: async () => '' } as Partial<Telemetry> as Telemetry;

type Method = 'GET' | 'POST' | 'DELETE';
type ListedRoute = { readonly method: Method; readonly url: string };
const listed: ListedRoute[] = [];
let shop: Awaited<ReturnType<typeof buildWholeApp>>;
beforeAll(async () => {
  shop = await buildWholeApp(config, { site, telemetry });
  shop.app.addHook('onRoute', ({ method, url }: RouteOptions) => {
    for (const each of [method].flat()) {
      // Of editions, of which there is none here.
      if (each !== 'HEAD' && url !== '/assets/:folder/:file') listed.push({ method: each as Method, url });
      if (!['GET', 'HEAD', 'POST', 'DELETE'].includes(each)) throw new Error(`The walk knows no ${each}, the method of ${url}.`);
    }
  });
  await shop.app.ready();
});
afterAll(() => shop.close());

type Sent = {
  readonly method?: Method;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: object;
};
const ask = (host: string, url: string, { method = 'GET', headers = {}, payload }: Sent = {}) =>
  shop.app.inject({ method, url, headers: { host, ...headers }, ...(payload && { payload }) });
type Answer = Awaited<ReturnType<typeof ask>>;

const isNothing = ({ statusCode, body: text }: Pick<Answer, 'statusCode' | 'body'>) =>
  statusCode === 404 && (text === 'file /404' || text.includes('There is nothing at this address.'));

const addressOf = (url: string) => url.replace(':secret', LIST_SECRET).replace(/:\w+/g, '0b5c8f6e-3f43-4c55-9d54-6ad1d1b8a0a7');

/** The hosts on which a route is found. */
async function hostsOf({ method, url }: ListedRoute): Promise<string> {
  const found: string[] = [];
  for (const [host, elsewhere] of [
    [SITE, DASHBOARD],
    [DASHBOARD, `//${SITE}`],
  ] as const) {
    const answer = await ask(host, addressOf(url), { method, ...(method === 'POST' && { payload: {} }) });
    if (!isNothing(answer)) {
      found.push(host);
      continue;
    }
    const { headers, body: text } = answer;
    expect([headers['set-cookie'], headers.location], `${method} ${url}`).toEqual([undefined, undefined]);
    expect(JSON.stringify([headers, text]), `${method} ${url}`).not.toContain(elsewhere);
  }
  return found.join(' and ');
}

describe('with OPERATOR_URL', () => {
  it('every route that is registered answers on one host, and on the other one as an unknown address does', async () => {
    const byHosts = new Map<string, Set<string>>();
    for (const route of listed) {
      const hosts = await hostsOf(route);
      byHosts.set(hosts, (byHosts.get(hosts) ?? new Set()).add(route.url));
    }
    expect([...byHosts.keys()].sort()).toEqual([DASHBOARD, SITE, `${SITE} and ${DASHBOARD}`]);
    const on = (hosts: string) => [...(byHosts.get(hosts) ?? [])];
    const shared = on(`${SITE} and ${DASHBOARD}`).map((url) => url.replace(/fonts\/.*/, 'fonts/…'));
    expect([...new Set(shared)].sort()).toEqual([
      '/assets/app-1a2b.js',
      '/assets/workers/face-3c4d.js',
      '/healthz',
      '/metrics',
      '/readyz',
      '/sandbox/checkout.css',
      '/sandbox/fonts/…',
      '/sandbox/icon.svg',
    ]);
    const OPERATORS = /^\/(operator|api\/operator|api\/v1|sandbox\/mailbox|sandbox\/panel)(?=\/|$)/;
    expect(new Set(on(DASHBOARD).map((url) => OPERATORS.exec(url)?.[0]))).toEqual(
      new Set(['/operator', '/api/operator', '/api/v1', '/sandbox/mailbox', '/sandbox/panel']),
    );
    expect(on(SITE).filter((url) => OPERATORS.test(url))).toEqual([]);
    expect(on(DASHBOARD).length).toBeGreaterThan(100);
    expect(on(SITE).length).toBeGreaterThan(100);
  });

  it.each([
    '/operator/nothing',
    '/OPERATOR',
    '//operator',
    '/operator.html',
    '/operator',
    '/operator/',
    '/%6fperator',
    '/sandbox/panel',
  ])('the site answers %s with its page for what is not there', async (url) => {
    const [unknown, answer] = [await ask(SITE, '/nothing'), await ask(SITE, url)];
    expect([answer.statusCode, answer.body, answer.headers]).toEqual([404, unknown.body, unknown.headers]);
  });

  it.each(['GET', 'POST'] as const)(
    "the site answers %s of an address of the dashboard's API like any that is not there",
    async (method) => {
      const sent = { method, ...(method === 'POST' && { payload: {} }) };
      const { requestId: _, ...error } = (await ask(SITE, '/api/nothing', sent)).json().error;
      for (const url of [
        '/api/operator/session',
        '/api/operator/nothing',
        '/api/%6fperator/nothing',
        '/api/operator',
        '/api/v1/orders',
      ]) {
        const answer = await ask(SITE, url, sent);
        expect([answer.statusCode, answer.json().error]).toEqual([404, { ...error, requestId: expect.any(String) }]);
      }
    },
  );

  it.each([
    '/',
    '/nothing',
    '/operator/nothing',
    '/api/nothing',
    '/quiz1/',
    '/plan',
    '/tags',
    '/api/webhooks/stripe',
    '/robots.txt',
  ])("the dashboard's host answers %s in one sentence, without a page of the site", async (url) => {
    const { statusCode, headers, body: text } = await ask(DASHBOARD, url);
    expect([statusCode, JSON.parse(text).error.message]).toEqual([404, 'There is nothing at this address.']);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'strict-transport-security': 'max-age=31536000' });
  });

  it.each([
    [DASHBOARD, {}, DASHBOARD],
    [`${DASHBOARD}:443`, {}, DASHBOARD],
    ['Dashboard.Petalune.Example', {}, DASHBOARD],
    [`${DASHBOARD}:8443`, {}, SITE],
    [`${DASHBOARD}.evil.example`, {}, SITE],
    [SITE, {}, SITE],
    [`www.${SITE}`, {}, SITE],
    ['10.0.0.7:3000', {}, SITE],
    ['', {}, SITE],
    [SITE, { 'x-forwarded-host': DASHBOARD }, SITE],
    [DASHBOARD, { 'x-forwarded-host': SITE }, DASHBOARD],
  ])('a request to the host %j with the headers %j is one to %s', async (host, headers, expected) => {
    const [page, dashboard] = [await ask(host, '/quiz1', { headers }), await ask(host, '/operator', { headers })];
    expect([page.statusCode, dashboard.statusCode]).toEqual(expected === SITE ? [200, 404] : [404, 200]);
  });

  it('a session of the dashboard is a cookie of its host alone, and a page of the site changes nothing with it', async () => {
    const PASSWORD = 'violet harbour seventeen';
    await setPassword(shop.db, PASSWORD, new Date());
    const own = { [OPERATOR_HEADER]: 'dashboard', origin: `https://${DASHBOARD}` };
    const post = (path: string, headers: Record<string, string>, payload: object = {}) =>
      ask(DASHBOARD, `/api/operator${path}`, { method: 'POST', headers: { ...own, ...headers }, payload });

    const signedIn = await post('/session', {}, { password: PASSWORD });
    const [session] = signedIn.cookies;
    expect(session).toMatchObject({ name: '__Host-operator', path: '/', secure: true, httpOnly: true, sameSite: 'Strict' });
    expect(session).not.toHaveProperty('domain');
    const cookie = `${session?.name}=${session?.value}`;

    const origin = `https://${SITE}`;
    for (const headers of [{ origin }, { origin, 'sec-fetch-site': 'same-site' }]) {
      expect((await post('/sign-out', { cookie, ...headers })).json().error.code).toBe('forbidden_origin');
      expect((await post('/session', headers, { password: PASSWORD })).json().error.code).toBe('forbidden_origin');
    }
    const state = async () => (await ask(DASHBOARD, '/api/operator/session', { headers: { cookie } })).json().signedIn;
    expect(await state()).toBe(true);
    expect((await post('/sign-out', { cookie })).statusCode).toBe(200);
    expect(await state()).toBe(false);
  });

  it('a page of the dashboard writes nothing to the site', async () => {
    const write = (origin: string) => ask(SITE, '/api/offer', { method: 'POST', headers: { origin }, payload: {} });
    expect((await write(`https://${SITE}`)).statusCode).toBe(200);
    expect((await write(`https://${DASHBOARD}`)).statusCode).toBe(403);
  });

  it('a page of the dashboard sends forms nowhere else and has no frame, as the pages of the site do', async () => {
    const policyOf = async (host: string, url: string) => String((await ask(host, url)).headers['content-security-policy']);
    expect(await policyOf(SITE, '/quiz1')).toContain("frame-src 'self'");
    for (const url of ['/operator', '/operator/people']) {
      expect(await policyOf(DASHBOARD, url)).toContain("form-action 'self';");
      expect(await policyOf(DASHBOARD, url)).not.toContain('frame-src');
    }
  });

  it("the panel and the mailbox of the sandbox are on the dashboard's host, and lead to the site for a purchase", async () => {
    expect([shop.sandbox.panelUrl, shop.box.url].map((url) => new URL(url).origin)).toEqual(
      Array(2).fill(`https://${DASHBOARD}`),
    );
    const opened = await ask(DASHBOARD, new URL(shop.sandbox.panelUrl).pathname + new URL(shop.sandbox.panelUrl).search);
    const cookie = String(opened.headers['set-cookie']);
    expect(cookie).toMatch(/^__Host-sandbox_operator=[^;]+; Path=\/; HttpOnly; SameSite=Strict; Secure$/);
    const { body: panel, headers } = await ask(DASHBOARD, '/sandbox/panel', { headers: { cookie } });
    expect(panel).toContain(`href="https://${SITE}/prediction"`);
    expect(headers['content-security-policy']).toContain(`form-action 'self' https://${DASHBOARD};`);
  });
});

describe('without OPERATOR_URL', () => {
  it('every name of the server has the site and the dashboard, whose pages have the same policy', async () => {
    const { app, close } = await buildWholeApp({ ...config, operatorUrl: config.publicUrl }, { site, telemetry });
    for (const host of [SITE, DASHBOARD, '10.0.0.7:3000']) {
      const urls = ['/quiz1', '/operator', '/api/claims', '/api/operator/session', '/sandbox/panel'];
      const [page, dashboard, ...others] = await Promise.all(urls.map((url) => app.inject({ url, headers: { host } })));
      expect([page, dashboard, ...others].map((answer) => answer?.statusCode)).toEqual([200, 200, 200, 200, 403]);
      expect(dashboard?.headers['content-security-policy']).toBe(page?.headers['content-security-policy']);
    }
    await close();
  });
});
