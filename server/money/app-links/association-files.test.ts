import { describe, expect, it } from 'vitest';
import type { AppLinks } from '../../platform/app-link-settings.ts';
import { buildServer } from '../../platform/http/server.ts';
import { associationFiles } from './association-files.ts';
import { redirectLinkHost } from './link-host.ts';

const IOS_FILE = '/.well-known/apple-app-site-association';
const ANDROID_FILE = '/.well-known/assetlinks.json';
const publicUrl = new URL('https://example.com');
const linkUrl = new URL('https://app.example.com');
const PRINTS = ['14:6D', 'A0:A1'];
const BOTH: AppLinks = {
  url: publicUrl,
  iosIds: ['ABCDE12345.com.example.app', 'ABCDE12345.com.example.beta'],
  androidApps: [{ name: 'com.example.app', fingerprints: PRINTS }],
};

function serverOf(appLinks: AppLinks) {
  const server = buildServer({ trustProxy: false, logLevel: 'silent' });
  server.register(associationFiles({ appLinks, publicUrl }));
  return server;
}

describe('the association file', () => {
  it('names to iPhones the apps that open a link with a token, and no other path', async () => {
    const { statusCode, headers, body } = await serverOf(BOTH).inject(IOS_FILE);
    expect([statusCode, headers['content-type']]).toEqual([200, expect.stringMatching(/^application\/json\b/)]);
    expect(JSON.parse(body)).toEqual({
      applinks: { details: [{ appIDs: BOTH.iosIds, components: [{ '/': '/open', '#': '?*' }] }] },
    });
  });

  it('names to Android the packages and their certificates', async () => {
    const { statusCode, headers, body } = await serverOf(BOTH).inject(ANDROID_FILE);
    expect([statusCode, headers['content-type']]).toEqual([200, expect.stringMatching(/^application\/json\b/)]);
    expect(JSON.parse(body)).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: { namespace: 'android_app', package_name: 'com.example.app', sha256_cert_fingerprints: PRINTS },
      },
    ]);
  });

  it.each([
    ['iPhones', IOS_FILE, { ...BOTH, iosIds: [] }],
    ['Android', ANDROID_FILE, { ...BOTH, androidApps: [] }],
  ])('for %s is missing while no app for them is named', async (_phone, file, appLinks) => {
    expect((await serverOf(appLinks).inject(file)).statusCode).toBe(404);
  });
});

describe('a host of its own for links into the app', () => {
  const server = serverOf({ ...BOTH, url: linkUrl });
  server.addHook('onRequest', redirectLinkHost({ linkUrl, publicUrl }));
  server.get('/open', async () => 'a page');
  const at = (host: string, url: string) => server.inject({ url, headers: { host } });

  it('serves the association files without a redirect', async () => {
    for (const file of [IOS_FILE, ANDROID_FILE]) expect((await at('app.example.com', file)).statusCode).toBe(200);
  });

  it.each(['/open', '/', '/api/manage', '/open?from=mail', '//evil.example/open'])(
    'sends a browser on to the site: %s',
    async (url) => {
      const { statusCode, headers } = await at('app.example.com', url);
      expect(statusCode).toBe(302);
      expect(headers.location).toMatch(/^https:\/\/example\.com\/[^#]*$/);
      expect(headers['cache-control']).toBe('no-store');
    },
  );

  it('leaves the site as it is', async () => {
    expect((await at('example.com', '/open')).body).toBe('a page');
  });
});
