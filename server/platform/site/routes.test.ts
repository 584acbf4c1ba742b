import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { includeSubdomains } from '../http/headers.ts';
import { buildServer, type Server } from '../http/server.ts';
import { oneHost } from '../http/testing.ts';
import { body, NO_SITE, readSite } from './files.ts';
import { siteRoutes } from './routes.ts';

const page = (name: string) => `<!doctype html><title>${name}</title>${'<p>hello</p>'.repeat(50)}`;
const FONT = randomBytes(300);
const FILES = {
  'index.html': page('home'),
  'quiz1.html': page('quiz1'),
  'delete.html': page('delete'),
  'delete/success.html': page('deleted'),
  'terms.html': `<html lang="en"><p><!--shop-->sold by the shop<!--/shop--><!--provider-->sold by the provider<!--/provider--></p>${'<p>hello</p>'.repeat(50)}</html>`,
  '404.html': page('nothing here'),
  'assets/app-1a2b.js': 'console.log("hello");'.repeat(40),
  'assets/workers/face-5e6f.js': 'onmessage = () => undefined;'.repeat(40),
  'plan-products-9c0d.js': 'onmessage = () => undefined;'.repeat(40),
  'assets/workers/simd-7a8b.wasm': 'wasm'.repeat(40),
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>'.repeat(20),
} as const;
const HASHES = { script: ['sha256-AAAA='], style: ['sha256-BBBB=', 'sha256-CCCC='] };

let dist: string;
let server: Server;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'site-'));
  const put = async (name: string, content: string | Buffer) => {
    await mkdir(dirname(join(dist, 'client', name)), { recursive: true });
    await writeFile(join(dist, 'client', name), content);
  };
  for (const [name, content] of Object.entries(FILES)) {
    await put(name, content);
    await put(`${name}.br`, brotliCompressSync(content));
    await put(`${name}.gz`, gzipSync(content));
  }
  await put('assets/figtree-3c4d.woff2', FONT);
  await writeFile(join(dist, 'tag-page.js'), '');
  await writeFile(
    join(dist, 'client-manifest.json'),
    JSON.stringify({ origin: 'https://public-url.invalid', hashes: { '/': HASHES, '/404': HASHES } }),
  );
  await writeFile(join(dist, 'secret.txt'), 'secret');
  server = await serving('https://petalune.example', ['https://checkout.stripe.com']);
});
afterAll(async () => {
  await server.close();
  await rm(dist, { recursive: true });
});

async function serving(
  publicUrl: string,
  formTargets: string[] = [],
  anyOrigin = false,
  hstsSubdomains = false,
): Promise<Server> {
  const app = buildServer({ trustProxy: false, logLevel: 'silent' });
  if (hstsSubdomains) app.addHook('onSend', includeSubdomains);
  const site = (await readSite(dist)) ?? NO_SITE;
  app.register(siteRoutes({ site, ...oneHost(publicUrl), anyOrigin, formTargets, hstsSubdomains }));
  return app;
}

test('a file that is compressed better meanwhile is sent so, and one that another build changed is not', async () => {
  const site = (await readSite(dist)) ?? NO_SITE;
  const better = site.files.map((file) => ({
    ...file,
    plain: file.path === '/icon.svg' ? body(Buffer.from('another')) : file.plain,
    encoded: { br: body(Buffer.from(`better ${file.path}`)) },
  }));
  const { promise: recompressed, resolve } = Promise.withResolvers<typeof better>();
  const app = buildServer({ trustProxy: false, logLevel: 'silent' });
  const served = { ...site, recompressed };
  app.register(siteRoutes({ site: served, ...oneHost('https://petalune.example'), anyOrigin: false, formTargets: [] }));
  const sent = async (url: string) => (await app.inject({ url, headers: { 'accept-encoding': 'br' } })).rawPayload;
  expect(await sent('/quiz1')).toEqual(brotliCompressSync(FILES['quiz1.html']));
  resolve(better);
  await expect.poll(async () => String(await sent('/quiz1'))).toBe('better /quiz1');
  expect(String(await sent('/no-such-page'))).toBe('better /404');
  expect(await sent('/icon.svg')).toEqual(brotliCompressSync(FILES['icon.svg']));
  await app.close();
});

test.each(['shop', 'provider'] as const)(
  'a page tells of the %s as the seller under its one address, however it is compressed',
  async (seller) => {
    const site = (await readSite(dist)) ?? NO_SITE;
    const other = seller === 'shop' ? 'provider' : 'shop';
    const app = buildServer({ trustProxy: false, logLevel: 'silent' });
    app.register(siteRoutes({ site, ...oneHost('https://petalune.example'), anyOrigin: false, formTargets: [], seller }));
    const sent = (encoding: string) => app.inject({ url: '/terms', headers: { 'accept-encoding': encoding } });
    const [plain, br, gzip] = await Promise.all([sent('identity'), sent('br'), sent('gzip')]);
    expect(plain.body).toContain(`sold by the ${seller}`);
    expect(plain.body).not.toContain(`sold by the ${other}`);
    expect(plain.body.includes('data-seller="provider"')).toBe(seller === 'provider');
    expect(String(brotliDecompressSync(br.rawPayload))).toBe(plain.body);
    expect(String(gunzipSync(gzip.rawPayload))).toBe(plain.body);
    expect(plain.headers.etag === (await server.inject('/terms')).headers.etag).toBe(seller === 'shop');
    await app.close();
  },
);

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });

test.each([
  ['/', 'home'],
  ['/quiz1', 'quiz1'],
  ['/quiz1?canceled=true', 'quiz1'],
  ['/delete', 'delete'],
  ['/delete/success', 'deleted'],
])('the address %s serves its page, which a browser must revalidate', async (url, name) => {
  const response = await get(url);
  expect([response.statusCode, response.body]).toEqual([200, page(name)]);
  expect(response.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
});

const WORKER_FILES = ['/assets/workers/face-5e6f.js', '/plan-products-9c0d.js'];

test('a worker may compile WebAssembly and fetch from us, and no page may', async () => {
  for (const file of WORKER_FILES)
    expect((await get(file)).headers).toMatchObject({
      'content-security-policy': "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'",
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    });
  expect((await get('/assets/workers/simd-7a8b.wasm', { 'accept-encoding': 'br' })).headers).toMatchObject({
    'content-type': 'application/wasm',
    'content-encoding': 'br',
  });
  const { headers } = await get('/');
  expect(headers['content-security-policy']).toContain("worker-src 'self'");
  expect(headers['content-security-policy']).not.toContain('wasm');
});

test('hashed assets may be cached for a year, and other files for an hour', async () => {
  const script = await get('/assets/app-1a2b.js');
  expect(script.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  const icon = await get('/icon.svg');
  expect(icon.headers).toMatchObject({ 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=3600' });
});

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['gzip', 'gzip'],
  ['identity', undefined],
  ['', undefined],
])('a request with accept-encoding %j gets the form of the page that the build made for it', async (accepted, encoding) => {
  const response = await get('/quiz1', { 'accept-encoding': accepted });
  expect(response.headers['content-encoding']).toBe(encoding);
  expect(response.headers.vary).toBe('accept-encoding');
  expect(Number(response.headers['content-length'])).toBe(response.rawPayload.length);
  const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((bytes: Buffer) => bytes);
  expect(decode(response.rawPayload).toString()).toBe(page('quiz1'));
});

test('a file without a compressed form is sent uncompressed', async () => {
  const response = await get('/assets/figtree-3c4d.woff2', { 'accept-encoding': 'br' });
  expect(response.rawPayload.equals(FONT)).toBe(true);
  expect(response.headers).toMatchObject({ 'content-type': 'font/woff2' });
  expect(response.headers).not.toHaveProperty('content-encoding');
});

test('each encoding of a page has its own ETag, and a request with that is answered 304', async () => {
  const [plain, br] = [await get('/quiz1'), await get('/quiz1', { 'accept-encoding': 'br' })];
  expect(plain.headers.etag).toMatch(/^"[\w-]{22}"$/);
  expect(br.headers.etag).not.toBe(plain.headers.etag);
  for (const known of [String(br.headers.etag), `W/${br.headers.etag}`, `"other", ${br.headers.etag}`, '*']) {
    const again = await get('/quiz1', { 'accept-encoding': 'br', 'if-none-match': known });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers).toMatchObject({ etag: br.headers.etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
  }
  const changed = await get('/quiz1', { 'accept-encoding': 'br', 'if-none-match': String(plain.headers.etag) });
  expect(changed.statusCode).toBe(200);
});

test('a page whose content changed gets another ETag, also where its length stayed', () => {
  const [before, after] = ['$64.99 today', '$44.99 today'].map((text) => body(Buffer.from(text)).etag);
  expect(before).not.toBe(after);
});

test('a HEAD request is answered with the headers of a GET request', async () => {
  const [head, full] = [await server.inject({ method: 'HEAD', url: '/quiz1' }), await get('/quiz1')];
  expect([head.statusCode, head.body]).toEqual([200, '']);
  const { date: _a, ...headHeaders } = head.headers;
  const { date: _b, ...fullHeaders } = full.headers;
  expect(headHeaders).toEqual(fullHeaders);
});

test.each([
  '/nothing',
  '/quiz37',
  '/quiz1.html',
  '/QUIZ1',
  '/nothing/',
  '/assets/app-1a2b.js/',
  '/quiz1%2F',
  '/404',
  '/assets/',
  '/assets/app-1a2b.js.br',
  '/client-manifest.json',
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/assets/..%2f..%2f..%2fsecret.txt',
  '//etc/passwd',
  '/assets/%00',
])('the address %s is answered 404 with the page of the site', async (url) => {
  const response = await get(url, { 'accept-encoding': 'gzip' });
  expect(response.statusCode).toBe(404);
  expect(gunzipSync(response.rawPayload).toString()).toBe(page('nothing here'));
  expect(response.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
});

test.each([
  ['/quiz1/', '/quiz1'],
  ['/quiz1/?canceled=true&x=a%2Fb', '/quiz1?canceled=true&x=a%2Fb'],
  ['/delete/success/', '/delete/success'],
  ['/%71uiz1', '/quiz1'],
  ['/%71uiz1/?a=1', '/quiz1?a=1'],
  ['/delete/%73uccess?a=%20', '/delete/success?a=%20'],
  ['/assets/%61pp-1a2b.js', '/assets/app-1a2b.js'],
])('the address %s is permanently redirected to %s', async (url, location) => {
  for (const method of ['GET', 'HEAD'] as const) {
    const { statusCode, headers, body } = await server.inject({ method, url });
    expect([statusCode, headers.location, body]).toEqual([308, location, '']);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'public, max-age=3600' });
  }
});

test('a page is sent with a strict content security policy and its security headers', async () => {
  const { headers } = await get('/');
  expect(String(headers['content-security-policy']).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-AAAA='",
    "style-src 'self' 'sha256-BBBB=' 'sha256-CCCC='",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self' https://checkout.stripe.com",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ]);
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=(self), geolocation=(self), microphone=()'),
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
  });
  expect((await get('/nothing')).headers['content-security-policy']).toBe(headers['content-security-policy']);
});

test('a page without a configured public name is redirected from other loopback names to the printed one', async () => {
  const local = await serving('http://localhost:3000', [], true);
  const answer = async (host: string, url: string) => {
    const { statusCode, headers } = await local.inject({ url, headers: { host } });
    return [statusCode, headers.location];
  };
  for (const host of ['127.0.0.1:3000', '[::1]:3000']) {
    expect(await answer(host, '/')).toEqual([302, 'http://localhost:3000/']);
    expect(await answer(host, '/quiz1?a=1')).toEqual([302, 'http://localhost:3000/quiz1?a=1']);
    expect(await answer(host, '/quiz1/')).toEqual([302, 'http://localhost:3000/quiz1/']);
    expect(await answer(host, '/icon.svg')).toEqual([200, undefined]);
    expect(await answer(host, '/nothing')).toEqual([404, undefined]);
  }
  for (const host of [
    'localhost:3000',
    '127.0.0.1:4000',
    '127.0.0.1',
    '192.168.1.7:3000',
    'evil.example',
    '127.0.0.1:3000.evil.example',
  ]) {
    expect(await answer(host, '/quiz1')).toEqual([200, undefined]);
  }
  await local.close();
});

test('a page with a configured public name is served under any host name', async () => {
  expect((await get('/quiz1', { host: '127.0.0.1' })).statusCode).toBe(200);
  const named = await serving('http://localhost:3000');
  expect((await named.inject({ url: '/quiz1', headers: { host: '127.0.0.1:3000' } })).statusCode).toBe(200);
  await named.close();
});

test('a server without TLS sends no Strict-Transport-Security header', async () => {
  const local = await serving('http://localhost:3000');
  const { headers } = await local.inject('/');
  expect(headers).not.toHaveProperty('strict-transport-security');
  expect(headers['content-security-policy']).toContain("form-action 'self';");
  await local.close();
});

test.each([
  ['a page', '/quiz1'],
  ['a file', '/assets/app-1a2b.js'],
  ['a redirect', '/quiz1/'],
  ['a page that is not there', '/nothing'],
])('where it is configured, %s includes subdomains in Strict-Transport-Security once', async (_what, url) => {
  const whole = await serving('https://petalune.example', [], false, true);
  const { headers } = await whole.inject({ url });
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  await whole.close();
});

test('an incomplete build is refused', async () => {
  const half = await mkdtemp(join(tmpdir(), 'half-'));
  const manifest = await readFile(join(dist, 'client-manifest.json'));
  await writeFile(join(half, 'client-manifest.json'), manifest);
  await expect(readSite(half)).rejects.toThrow(/^The built pages in .* are incomplete \(ENOENT\): npm run build/);
  await mkdir(join(half, 'client'));
  await writeFile(join(half, 'client-manifest.json'), manifest.subarray(0, 20));
  await expect(readSite(half)).rejects.toThrow(/are incomplete/);
  await rm(half, { recursive: true });
});

test('a server without a build answers 404', async () => {
  expect(await readSite(join(dist, 'nowhere'))).toBeUndefined();
  const empty = buildServer({ trustProxy: false, logLevel: 'silent' });
  empty.register(siteRoutes({ site: NO_SITE, ...oneHost('http://localhost'), anyOrigin: true, formTargets: [] }));
  const response = await empty.inject('/');
  expect([response.statusCode, response.json().error.code]).toEqual([404, 'not_found']);
  await empty.close();
});
