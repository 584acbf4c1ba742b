import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Tags } from '../../../core/consent/tags.ts';
import { buildServer } from '../../platform/http/server.ts';
import { NO_SITE } from '../../platform/site/files.ts';
import { siteRoutes } from '../../platform/site/routes.ts';
import { tagRoutes } from './routes.ts';

const SCRIPT = 'start()';
const HASH = createHash('sha256').update(SCRIPT).digest('base64');
const publicUrl = new URL('https://petalune.example');

function serving(tags: Tags) {
  const server = buildServer({ trustProxy: false, logLevel: 'silent' });
  server.register(tagRoutes({ tags: { subscribeOnOpen: false, metaEvent: 'Subscribe', ...tags }, publicUrl, script: SCRIPT }));
  server.register(siteRoutes({ site: NO_SITE, publicUrl, operatorUrl: publicUrl, anyOrigin: false, formTargets: [] }));
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
  expect(google).toContain(`script-src 'sha256-${HASH}' https://www.googletagmanager.com`);
  expect(google.join()).not.toContain('facebook');
  const meta = await policyWith({ metaPixel: '12345' });
  expect(meta).toEqual([
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src 'sha256-${HASH}' https://connect.facebook.net`,
    'img-src https://www.facebook.com',
    'connect-src https://www.facebook.com',
    "frame-ancestors 'self'",
    "form-action 'none'",
    "base-uri 'none'",
  ]);
  expect(await policyWith({ tiktokPixel: 'C1ABC' })).toContain(`script-src 'sha256-${HASH}' https://analytics.tiktok.com`);
  expect((await policyWith({ ga4: 'G-ABC123', metaPixel: '12345' })).join()).toMatch(/google.*facebook/);
});

test('the tag page has an opaque origin, runs one script of ours, sends only its origin as the referrer, and is not indexed', async () => {
  const { body, headers } = await serving({ ga4: 'G-ABC123' }).inject('/tags?utm_source=x');
  expect(body.match(/<script/g)).toHaveLength(1);
  expect(body).toContain(`<script>${SCRIPT}</script>`);
  expect(headers['content-security-policy']).not.toContain('allow-same-origin');
  expect(headers).toMatchObject({ 'referrer-policy': 'origin', 'x-robots-tag': 'noindex', 'x-frame-options': 'SAMEORIGIN' });
});
