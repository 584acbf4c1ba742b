import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { HTTPMethods, RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../../server/platform/config.ts';
import { readSite } from '../../server/platform/site/files.ts';
import type { Telemetry } from '../../server/platform/telemetry/telemetry.ts';
import { buildWholeApp } from './whole-app.ts';

const SITE = 'petalune.example';
const LIST_SECRET = '0123456789abcdef0123456789abcdef';
const config = readConfig({
  PUBLIC_URL: `https://${SITE}`,
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

/** One of each kind that a build writes. */
const FILES = [
  'index.html',
  'quiz1.html',
  'operator.html',
  '404.html',
  'robots.txt',
  'sitemap.xml',
  'manifest.webmanifest',
  'icon.svg',
  'plan-worker.js',
  'assets/app-1a2b.js',
  'assets/app-3c4d.css',
  'assets/figtree-5e6f.woff2',
  'assets/workers/face-7a8b.js',
];
const telemetry = { observeRequests: () => {}, metrics: async () => '' } as Partial<Telemetry> as Telemetry;

type Schemas = Readonly<Partial<Record<'body' | 'querystring' | 'params', z.ZodType>>>;
type Route = { readonly method: 'GET' | 'POST'; readonly url: string; readonly schema: Schemas; readonly bodyLimit?: number };
const routes: Route[] = [];
let dist: string;
let shop: Awaited<ReturnType<typeof buildWholeApp>>;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'answers-'));
  for (const name of FILES) await put(join('client', name), `file ${name}`);
  await put('tag-page.js', '');
  await put('secret.txt', 'secret');
  await put('client-manifest.json', JSON.stringify({ origin: 'https://public-url.invalid', hashes: {} }));
  const site = await readSite(dist);
  if (!site) throw new Error('No build was read.');
  shop = await buildWholeApp(config, { site, telemetry });
  shop.app.addHook('onRoute', ({ method, url, schema = {}, bodyLimit }: RouteOptions) => {
    for (const each of [method].flat()) if (each !== 'HEAD') routes.push({ method: each, url, schema, bodyLimit } as Route);
  });
  await shop.app.ready();
});
afterAll(async () => {
  await shop.close();
  await rm(dist, { recursive: true });
});

async function put(name: string, content: string): Promise<void> {
  await mkdir(dirname(join(dist, name)), { recursive: true });
  await writeFile(join(dist, name), content);
}

const send = (method: HTTPMethods, url: string) =>
  shop.app.inject({
    method: method as 'GET',
    url: url.replace(':secret', LIST_SECRET).replace(/:\w+/g, '0b5c8f6e-3f43-4c55-9d54-6ad1d1b8a0a7'),
    headers: { host: SITE },
    ...(method === 'POST' && { payload: {} }),
  });
type Answer = Awaited<ReturnType<typeof send>>;

/** The routes, and addresses without one, whose answers break a rule. */
async function breaking(rule: (answer: Answer, url: string) => boolean): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { method, url } of [...routes, ...UNKNOWN]) {
    const answer = await send(method, url);
    if (!rule(answer, url)) found.push(`${method} ${url}: ${answer.statusCode} ${JSON.stringify(answer.headers)}`);
  }
  return found;
}

const UNKNOWN = [
  { method: 'GET', url: '/nothing' },
  { method: 'POST', url: '/nothing' },
  { method: 'GET', url: '/api/nothing' },
  { method: 'GET', url: '/%zz' },
] as const;
const isTagFrame = (url: string) => url === '/tags';

describe('every answer of every route', () => {
  it('is read as what it says, over TLS alone, and in no frame', async () => {
    expect(routes.length).toBeGreaterThan(140);
    const isHardened = ({ headers }: Answer, url: string) =>
      headers['x-content-type-options'] === 'nosniff' &&
      headers['cross-origin-resource-policy'] === 'same-origin' &&
      headers['strict-transport-security'] === 'max-age=31536000' &&
      String(headers['content-security-policy']).includes(`frame-ancestors ${isTagFrame(url) ? "'self'" : "'none'"}`);
    expect(await breaking(isHardened)).toEqual([]);
  });

  it('that is a page tells other sites no address, and has no script of others', async () => {
    const isPage = ({ headers }: Answer) => String(headers['content-type']).startsWith('text/html');
    const isQuiet = ({ headers }: Answer, url: string) => {
      const policy = String(headers['content-security-policy']);
      return (
        /^(strict-origin-when-cross-origin|origin)$/.test(String(headers['referrer-policy'])) &&
        policy.includes("default-src 'none'") &&
        policy.includes("base-uri 'none'") &&
        !policy.includes("'unsafe-") &&
        (isTagFrame(url) || !/-src [^;]*(https?:|\*)/.test(policy))
      );
    };
    expect(await breaking((answer, url) => !isPage(answer) || isQuiet(answer, url))).toEqual([]);
  });

  it('that has text names its character set', async () => {
    const needsCharset = (type: string) => /^text\/|xml\b/.test(type);
    const isNamed = ({ headers, body }: Answer) => {
      const type = headers['content-type'];
      return body === '' || (type !== undefined && (!needsCharset(String(type)) || /; charset=utf-8$/.test(String(type))));
    };
    expect(await breaking(isNamed)).toEqual([]);
  });

  it('is kept by no cache where it comes from the API', async () => {
    const isKept = ({ headers }: Answer, url: string) => url.startsWith('/api') && headers['cache-control'] !== 'no-store';
    expect(await breaking((answer, url) => !isKept(answer, url))).toEqual([]);
  });

  it('leads to this host alone', async () => {
    const isHere = ({ headers: { location } }: Answer) => location === undefined || /^\/(?!\/)/.test(String(location));
    expect(await breaking(isHere)).toEqual([]);
  });

  it('lets no other site read it, and does not name the server', async () => {
    const names = ({ headers }: Answer) =>
      ['access-control-allow-origin', 'server', 'x-powered-by'].some((name) => headers[name] !== undefined);
    expect(await breaking((answer) => !names(answer))).toEqual([]);
  });

  it('sets cookies that no script reads and no other host can set', async () => {
    const isBound = ({ cookies }: Answer) =>
      cookies.every(
        ({ name, httpOnly, secure, path, domain, sameSite }) =>
          name.startsWith('__Host-') && httpOnly && secure && path === '/' && domain === undefined && sameSite !== undefined,
      );
    expect(await breaking(isBound)).toEqual([]);
  });
});

describe('the server', () => {
  it.each(['TRACE', 'CONNECT', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('has no route for %s', async (method) => {
    const addresses = ['/', '/quiz1', '/api/claims', '/api/program', '/healthz', '/nothing'];
    const answers = await Promise.all(addresses.map((url) => send(method, url)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(addresses.map(() => 404));
  });

  it.each([
    '/assets',
    '/assets/',
    '/assets/workers/',
    '/.git/config',
    '/.git/HEAD',
    '/.env',
    '/.env.example',
    '/package.json',
    '/server/main.ts',
    '/secret.txt',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/client-manifest.json',
    '/tag-page.js',
    '/data/secrets.key',
  ])('has nothing at %s, which is a folder or no file of a page', async (url) => {
    const { statusCode, body } = await send('GET', url);
    expect([statusCode, body]).toEqual([404, 'file 404.html']);
  });

  it('checks everything that is posted by a schema, except what other services and programs send and a file that is read line by line', async () => {
    const unchecked = routes.filter(
      ({ method, url, schema }) => method === 'POST' && !schema.body && !url.startsWith('/sandbox'),
    );
    expect(unchecked.map(({ url }) => url).sort()).toEqual([
      '/api/2/httpapi',
      '/api/events',
      '/api/operator/catalogue/uploads',
      '/api/unsubscriptions/:token',
      '/api/v1/mcp',
      '/api/webhooks/bounces',
      '/api/webhooks/mailchimp/:secret',
      '/api/webhooks/stripe',
    ]);
  });

  it('reads more than 64 KB at the named routes alone', () => {
    expect(shop.app.initialConfig.bodyLimit).toBe(64 * 1024);
    const large = routes.flatMap(({ url, bodyLimit = 0 }) => (bodyLimit > 64 * 1024 ? [`${url} ${bodyLimit / 1024} KB`] : []));
    expect(large.sort()).toEqual([
      '/api/2/httpapi 1024 KB',
      '/api/events 1024 KB',
      '/api/operator/ad-spend 1074.21875 KB',
      '/api/program/diary 128 KB',
      '/api/v1/mcp 976.5625 KB',
      '/api/webhooks/stripe 1024 KB',
    ]);
  });

  it('takes no field that it does not know, no text without a length and no number without limits', () => {
    const loose = routes.flatMap(({ method, url, schema }) =>
      Object.entries(schema).flatMap(([part, type]) =>
        part === 'params'
          ? []
          : unlimited(z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }), part).map(
              (path) => `${method} ${url} ${path}`,
            ),
      ),
    );
    expect(loose).toEqual([]);
  });
});

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The paths of what has no limit. */
function unlimited(schema: z.core.JSONSchema._JSONSchema, path: string): readonly string[] {
  if (typeof schema === 'boolean') return [];
  const inner = (part: z.core.JSONSchema._JSONSchema | undefined, name: string) =>
    part === undefined ? [] : unlimited(part, `${path}.${name}`);
  const variants = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return [
    ...(isUnlimited(schema) ? [path] : []),
    ...variants.flatMap((variant) => unlimited(variant, path)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => inner(part, name)),
    ...(typeof schema.additionalProperties === 'object' ? inner(schema.additionalProperties, '*') : []),
    ...(schema.items !== undefined && !Array.isArray(schema.items) ? inner(schema.items as JsonSchema, '[]') : []),
  ];
}

function isUnlimited({ type, ...rest }: JsonSchema): boolean {
  if (rest.enum !== undefined || rest.const !== undefined) return false;
  if (type === 'string') return rest.maxLength === undefined && rest.format === undefined && rest.pattern === undefined;
  if (type === 'number' || type === 'integer') return rest.minimum === undefined || rest.maximum === undefined;
  if (type === 'array') return rest.maxItems === undefined;
  if (type === 'object') return rest.additionalProperties !== false && rest.propertyNames === undefined;
  return false;
}
