import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxCopy } from '../../../content/pages/sandbox.ts';
import { buildServer, type Server } from '../http/server.ts';
import { oneHost } from '../http/testing.ts';
import { compress, compressFile } from './compress.ts';
import { NO_SITE, readSite, renderedFile } from './files.ts';
import { siteRoutes } from './routes.ts';

const PLACEHOLDER_ORIGIN = 'https://public-url.invalid';
const FILES = {
  'index.html': `<link rel="canonical" href="${PLACEHOLDER_ORIGIN}/"><meta property="og:image" content="${PLACEHOLDER_ORIGIN}/assets/p.png">`,
  'quiz1.html': '<meta name="robots" content="noindex"><body class="quiz"><main></main>',
  '404.html': 'nothing here',
  'robots.txt': `User-agent: *\nSitemap: ${PLACEHOLDER_ORIGIN}/sitemap.xml\n`,
  'sitemap.xml': `<urlset><url><loc>${PLACEHOLDER_ORIGIN}/</loc></url></urlset>`,
  'manifest.webmanifest': '{"start_url":"/"}',
};

let dist: string;
let server: Server;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'address-'));
  await mkdir(join(dist, 'client'));
  for (const [name, content] of Object.entries(FILES)) {
    await writeFile(join(dist, 'client', name), content);
    await writeFile(join(dist, 'client', `${name}.br`), brotliCompressSync(content));
    await writeFile(join(dist, 'client', `${name}.gz`), gzipSync(content));
  }
  await writeFile(join(dist, 'tag-page.js'), '');
  await writeFile(join(dist, 'client-manifest.json'), JSON.stringify({ origin: PLACEHOLDER_ORIGIN, hashes: {} }));
  server = await servingAt('https://petalune.example');
});
afterAll(async () => {
  await server.close();
  await rm(dist, { recursive: true });
});

async function servingAt(publicUrl: string, publicSandbox = false): Promise<Server> {
  const app = buildServer({ trustProxy: false, logLevel: 'silent' });
  const site = (await readSite(dist)) ?? NO_SITE;
  app.register(siteRoutes({ site, ...oneHost(publicUrl), anyOrigin: false, formTargets: [], publicSandbox }));
  return app;
}

const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };

test.each(['br', 'gzip', 'identity'] as const)('a page names its public address in its %s form', async (encoding) => {
  const response = await server.inject({ url: '/', headers: { 'accept-encoding': encoding } });
  expect(response.headers['content-encoding'] ?? 'identity').toBe(encoding);
  expect(decoders[encoding](response.rawPayload).toString()).toBe(
    '<link rel="canonical" href="https://petalune.example/"><meta property="og:image" content="https://petalune.example/assets/p.png">',
  );
});

test('the Host header does not change the address in a page', async () => {
  const { body } = await server.inject({ url: '/', headers: { host: 'evil.example' } });
  expect(body).not.toContain('evil.example');
});

test('the robots file names the sitemap, and the sitemap names the pages', async () => {
  const [robots, sitemap] = [await server.inject('/robots.txt'), await server.inject('/sitemap.xml')];
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(robots.body).toContain('Sitemap: https://petalune.example/sitemap.xml');
  expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(sitemap.body).toContain('<loc>https://petalune.example/</loc>');
});

test('the web app manifest is sent with its content type', async () => {
  const { headers, body } = await server.inject('/manifest.webmanifest');
  expect([headers['content-type'], body]).toEqual(['application/manifest+json', FILES['manifest.webmanifest']]);
});

test('a page without an address is sent as the build made it', async () => {
  const response = await server.inject({ url: '/quiz1', headers: { 'accept-encoding': 'br' } });
  expect(response.rawPayload.equals(brotliCompressSync(FILES['quiz1.html']))).toBe(true);
});

test('a page that the start changes is sent as compressed in haste, and as well as can be once the server listens', async () => {
  const app = buildServer({ trustProxy: false, logLevel: 'silent' });
  const content = `<body><main>${Array.from({ length: 400 }, (_, i) => (i * i).toString(36)).join(' ')}</main>${PLACEHOLDER_ORIGIN}`;
  const file = await compressFile(renderedFile('/changed.html', content), 'best');
  const site = { ...NO_SITE, originPlaceholder: PLACEHOLDER_ORIGIN, files: [file] };
  app.register(siteRoutes({ site, ...oneHost('https://petalune.example'), anyOrigin: false, formTargets: [] }));
  const sent = async () => (await app.inject({ url: '/changed.html', headers: { 'accept-encoding': 'br' } })).rawPayload;
  const changed = Buffer.from(content.replace(PLACEHOLDER_ORIGIN, 'https://petalune.example'));
  const [hasty, best] = await Promise.all([compress(changed, 'hasty'), compress(changed, 'best')]);
  expect(best.br.length).toBeLessThan(hasty.br.length);
  expect(await sent()).toEqual(hasty.br);
  await app.listen({ port: 0 });
  await expect.poll(sent).toEqual(best.br);
  await app.close();
});

test('a page has another ETag under another public address', async () => {
  const elsewhere = await servingAt('http://localhost:4240');
  const [here, there] = [await server.inject('/'), await elsewhere.inject('/')];
  expect(there.body).toContain('href="http://localhost:4240/"');
  expect(there.headers.etag).not.toBe(here.headers.etag);
  await elsewhere.close();
});

test.each(['br', 'gzip', 'identity'] as const)(
  'a sandbox that strangers reach says so above every page, in its %s form too',
  async (encoding) => {
    const sandbox = await servingAt('https://petalune.example', true);
    const { rawPayload, headers } = await sandbox.inject({ url: '/quiz1', headers: { 'accept-encoding': encoding } });
    const page = decoders[encoding](rawPayload).toString();
    const [, style = ''] = page.match(/<body class="quiz"><style>(.*)<\/style><aside [^>]*>.*<\/aside><main>/) ?? [];
    expect(page).toContain(sandboxCopy.text);
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}'`);
    expect((await sandbox.inject('/no-such-page')).headers['content-security-policy']).toContain(hash);
    await sandbox.close();
  },
);

test('a missing file is answered 404, also when its name is like that of the sitemap', async () => {
  for (const url of ['/sitemap', '/robots', '/favicon.ico', '/sitemap.xml.br']) {
    expect((await server.inject(url)).statusCode).toBe(404);
  }
});
