import { describe, expect, test } from 'vitest';
import { descriptions, titles } from '../../content/pages/titles.ts';
import { notFound } from '../pages.ts';
import type { Route } from '../route.ts';
import { routes } from '../site-map.ts';
import { markupOf } from '../testing/markup.tsx';
import { About } from './head.tsx';
import { ORIGIN } from './origin.ts';

const pictures = (name: string) => `/assets/${name}.png`;
const titleOf = (route: Route) => (route.title ? titles[route.title] : 'A step');
const headOf = (route: Route) =>
  markupOf(
    <About page={{ path: route.path, title: titleOf(route), indexed: route.indexed }} pictures={pictures} ground="#fdf8f5" />,
  );
const head = (path: string) => headOf(routes.find((route) => route.path === path) ?? notFound);
const indexed = routes.filter((route) => route.indexed);

test('search engines may list the texts and the landing page, and not the funnel and the account', () => {
  expect(indexed.map(({ path }) => path)).toEqual([
    '/',
    '/home',
    '/privacy-policy',
    '/terms-of-use',
    '/consumer-health-data',
    '/refund-policy',
    '/sources',
    '/contact-us',
  ]);
});

describe.each(indexed)('$path', (route) => {
  const path = route.path === '/home' ? '/' : route.path;

  test('names its one address', () => {
    expect(headOf(route)).toContain(`<link rel="canonical" href="${ORIGIN}${path}"/>`);
    expect(headOf(route)).toContain(`<meta property="og:url" content="${ORIGIN}${path}"/>`);
  });

  test('has a description', () => {
    const description = descriptions[path] ?? '';
    expect(description.length).toBeGreaterThan(70);
    expect(description.length).toBeLessThan(160);
    expect(headOf(route)).toContain(`<meta name="description" content="${description}"/>`);
    expect(headOf(route)).not.toContain('noindex');
  });

  test('shows the drawn picture where its address is shared', () => {
    const html = headOf(route);
    expect(html).toContain(`<meta property="og:image" content="${ORIGIN}/assets/preview.png"/>`);
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
    expect(html).toContain(`<meta property="og:title" content="${titleOf(route)}"/>`);
  });
});

test('no two pages have the same title or description', () => {
  expect(new Set(Object.values(descriptions)).size).toBe(Object.keys(descriptions).length);
});

test.each(['/loading', '/quiz1', '/quiz36', '/analyze', '/prediction', '/prediction/subscribe-success', '/delete', '/nowhere'])(
  '%s is not indexed and has no metadata for search engines',
  (path) => {
    expect(head(path)).toContain('<meta name="robots" content="noindex"/>');
    expect(head(path)).not.toMatch(/canonical|og:|description|manifest/);
    expect(head(path)).toContain('<link rel="icon" href="/assets/icon-32.png" sizes="32x32"/>');
  },
);
