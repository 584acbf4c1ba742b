import { expect, test } from 'vitest';
import type { Tags } from '../../../core/consent/tags.ts';
import { buildServer } from '../../platform/http/server.ts';
import { NO_SITE } from '../../platform/site/files.ts';
import { siteRoutes } from '../../platform/site/routes.ts';
import { tagRoutes } from './routes.ts';

const publicUrl = new URL('https://petalune.example');

function serving(tags: Tags) {
  const server = buildServer({ trustProxy: false, logLevel: 'silent' });
  server.register(tagRoutes({ tags: { subscribeOnOpen: false, metaEvent: 'Subscribe', ...tags }, publicUrl }));
  server.register(siteRoutes({ site: NO_SITE, publicUrl, anyOrigin: false, formTargets: [] }));
  return server;
}

async function policyWith(tags: Tags): Promise<string[]> {
  const { headers } = await serving(tags).inject('/tags');
  return String(headers['content-security-policy']).split('; ');
}

test('the tag page is answered 404 when no tag is configured', async () => {
  expect((await serving({}).inject('/tags')).statusCode).toBe(404);
});

test('the tag page allows only the servers of the configured tags', async () => {
  const google = await policyWith({ ga4: 'G-ABC123' });
  expect(google).toContain('script-src https://www.googletagmanager.com');
  expect(google.join()).not.toContain('facebook');
  const meta = await policyWith({ metaPixel: '12345' });
  expect(meta).toEqual([
    "default-src 'none'",
    'script-src https://connect.facebook.net',
    'img-src https://www.facebook.com',
    'connect-src https://www.facebook.com',
    "frame-ancestors 'self'",
    "base-uri 'none'",
  ]);
  expect(await policyWith({ tiktokPixel: 'C1ABC' })).toContain('script-src https://analytics.tiktok.com');
  expect((await policyWith({ ga4: 'G-ABC123', metaPixel: '12345' })).join()).toMatch(/google.*facebook/);
});

test('the tag page has no script of its own, sends only its origin as the referrer, and is not indexed', async () => {
  const { body, headers } = await serving({ ga4: 'G-ABC123' }).inject('/tags?utm_source=x');
  expect(body).not.toContain('<script');
  expect(headers).toMatchObject({ 'referrer-policy': 'origin', 'x-robots-tag': 'noindex', 'x-frame-options': 'SAMEORIGIN' });
});
