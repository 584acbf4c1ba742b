import { expect, test } from 'vitest';
import { ORIGIN } from './origin.ts';
import { siteFiles } from './site-files.ts';

const files = siteFiles((name) => `/assets/${name}.png`, '#fdf8f5');

test('the sitemap names every page that may be listed, once', () => {
  const addresses = [...(files['sitemap.xml'] ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(
    ['/', '/privacy-policy', '/terms-of-use', '/consumer-health-data', '/refund-policy', '/sources', '/contact-us'].map(
      (path) => `${ORIGIN}${path}`,
    ),
  );
});

test('robots may read every page, so that they find the word noindex', () => {
  const lines = (files['robots.txt'] ?? '').split('\n');
  expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual(['Disallow: /api/']);
  expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
});

test('the manifest has icons and colours for an installation', () => {
  const manifest = JSON.parse(files['manifest.webmanifest'] ?? '');
  expect(manifest).toMatchObject({
    name: 'Petalune',
    short_name: 'Petalune',
    start_url: '/',
    display: 'standalone',
    theme_color: '#fdf8f5',
  });
  expect(manifest.icons).toContainEqual({
    src: '/assets/maskable-512.png',
    type: 'image/png',
    sizes: '512x512',
    purpose: 'maskable',
  });
  expect(manifest.icons).toContainEqual({ src: '/assets/icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any' });
});
