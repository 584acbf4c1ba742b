import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { funnel } from '../content/funnel/index.ts';
import { pageOfSeller } from '../core/checkout/seller.ts';
import { drawingColours } from '../scripts/colours.ts';
import { CONSENT_SETTINGS } from './browser/consent-settings.ts';
import { drawingsIn, drawingsOfStep } from './illustrations/sprite/sprite.tsx';
import { views } from './operator/views.ts';
import { type Assets, allPages, type PrerenderedPage, renderPage } from './prerender.tsx';

const assets: Assets = {
  start: '/assets/start.js',
  entry: '/assets/client.js',
  early: { walk: '', keep: '', photo: 'deletePhoto()', currency: 'hideAmounts()' },
  preloads: () => [],
  styles: () => [],
  pictures: (name) => `/assets/${name}.png`,
  sprite: '/assets/drawings.svg',
  brought: {},
  ownStyle: '',
  palette: drawingColours(),
  words: () => '/assets/words.json',
};
const pages = await allPages();
const pageAt = (path: string) => pages.find((page) => page.path === path);
/** Every page, rendered once for all tests. */
const rendered = new Map(await Promise.all(pages.map(async (page) => [page, await renderPage(page, assets)] as const)));
const htmlOf = (page: PrerenderedPage | undefined) => (page && rendered.get(page)) ?? '';

function drawingsOf(page: PrerenderedPage) {
  const html = htmlOf(page);
  return { html, shown: drawingsIn(html), held: Array.from(html.matchAll(/<symbol id="drawing-([^"]+)"/g), ([, name]) => name) };
}

test('every page holds the drawings it shows, each once, and names the file of the others', () => {
  for (const page of pages) {
    const { html, shown, held } = drawingsOf(page);
    expect(held, page.path).toEqual(expect.arrayContaining(shown));
    expect(new Set(held).size, page.path).toBe(held.length);
    expect(html.includes('data-sprite="/assets/drawings.svg"'), page.path).toBe(!page.route.document && !page.route.nested);
  }
});

test('the page of a step holds the drawings that are listed for it and for the next step', () => {
  for (const [index, step] of funnel.steps.entries()) {
    const page = pageAt(step.path);
    if (!page) throw new Error(`There is no page of ${step.path}.`);
    const { held } = drawingsOf(page);
    const next = funnel.steps[index + 1];
    expect(held, step.path).toEqual(expect.arrayContaining([...drawingsOfStep(step), ...(next ? drawingsOfStep(next) : [])]));
  }
});

test('the page of a step carries the next step as the early walk shows it', () => {
  for (const [index, step] of funnel.steps.entries()) {
    const page = pageAt(step.path);
    const next = funnel.steps[index + 1];
    const template = /<template id="next" data-path="([^"]*)" data-step="([^"]*)"/.exec(htmlOf(page));
    expect([template?.[1], template?.[2]], step.path).toEqual([next?.path, next?.id]);
  }
});

test('no page asks for code while it is read: its code waits in a template for the early script', async () => {
  for (const page of pages) {
    const html = await renderPage(page, { ...assets, preloads: () => ['/assets/react.js'] });
    const template = /<template id="code"[^>]*>(.*?)<\/template>/.exec(html)?.[1] ?? '';
    expect(html.replace(template, ''), page.path).not.toMatch(/<script[^>]*\ssrc=|modulepreload/);
    expect(template.match(/client\.js|react\.js/g) ?? [], page.path).toHaveLength(page.route.document ? 0 : 2);
  }
});

test('every page has code that deletes a photo whose time is over: the app, or a script of its own', () => {
  for (const page of pages) {
    const scripts = ['/assets/client.js', 'deletePhoto()'].filter((script) => htmlOf(page).includes(script));
    expect(scripts, page.path).toEqual([page.route.document ? 'deletePhoto()' : '/assets/client.js']);
  }
});

test('every page names the element before which no frame is painted, and holds it once', () => {
  for (const page of pages) {
    const html = htmlOf(page).replace(/<template id="next".*?<\/template>/, '');
    const id = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(html)?.[1];
    expect(html.split(` id="${id}"`), page.path).toHaveLength(2);
  }
});

/** With those of the dashboard, which are one page. */
const paths = new Set([...pages, ...views].map(({ path }) => path));

test('every link of a page leads to a page of the site, and to a part of it that is there', () => {
  const isThere = ({ pathname, hash }: URL) =>
    paths.has(pathname) &&
    (hash === '' || hash === `#${CONSENT_SETTINGS}` || htmlOf(pageAt(pathname)).includes(` id="${hash.slice(1)}"`));
  const links = [...rendered].flatMap(([{ path }, text]) =>
    Array.from(text.matchAll(/<a\s[^>]*?href="([/#][^"]*)"/g), ([, to = '']) => new URL(to, `https://site.example${path}`)),
  );
  expect(links.length).toBeGreaterThan(500);
  expect(links.filter((to) => !isThere(to)).map(({ pathname, hash }) => pathname + hash)).toEqual([]);
});

test('every address within the site that the content names is that of a page', () => {
  // A further funnel names its own addresses, of which the build makes pages.
  const named = globSync('content/**/*.ts', { exclude: ['**/*.test.ts', 'content/funnels/*/index.ts'] }).flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/(?<=['"`(])\/[a-z][\w/-]*/g), ([path]) => ({ file, path })),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ path }) => !paths.has(path))).toEqual([]);
});

const LEGAL = ['/privacy-policy', '/terms-of-use', '/refund-policy'];

test('only legal pages differ in more than their seller, whose name their root element has', () => {
  const changed: string[] = [];
  for (const page of pages) {
    const html = htmlOf(page);
    const [shop, provider] = [pageOfSeller(html, 'shop'), pageOfSeller(html, 'provider')];
    expect(provider, page.path).toMatch(/^<!doctype html><html lang="en" data-seller="provider">/);
    if (provider.replace(' data-seller="provider"', '') !== shop) changed.push(page.path);
  }
  expect(changed.sort()).toEqual(LEGAL.sort());
});

test.each([
  { draft: 'as built', text: ':root{--display:"Display",serif;--text:"Text",sans-serif}', count: 2 },
  { draft: 'with headings in the typeface of texts', text: ':root{--display:var(--text);--text:"Text",sans-serif}', count: 1 },
])(
  'a page without code, $draft, asks ahead for the typefaces that it shows, which come first or not at all',
  async ({ text, count }) => {
    const styles = () => [{ href: '/assets/a.css', text }];
    for (const page of pages) {
      const html = await renderPage(page, { ...assets, styles });
      const files = (pattern: RegExp) => Array.from(html.matchAll(pattern), ([, file]) => file);
      const declared = files(/@font-face\{[^}]*url\(([^)]+\.woff2)\)/g);
      expect(declared, page.path).toHaveLength(page.route.document ? count : 0);
      expect(files(/<link rel="preload" href="([^"]+\.woff2)" as="font"/g), page.path).toEqual(declared);
    }
  },
);

test('no page shows a mark of Markdown', () => {
  const shown = [...rendered].map(([{ path }, html]) => ({ path, marks: marksIn(textOf(html)) }));
  expect(shown.filter(({ marks }) => marks.length > 0)).toEqual([]);
});

/** What a reader sees, one line for each element. */
function textOf(html: string): string {
  return html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll(/&#?\w+;/g, ' ');
}

const marksIn = (text: string) => text.match(/^.*[|*`[\]].*$|^#+ .*$/gm) ?? [];

test('a page names each stylesheet that it carries, so that code which loads later brings none of them again', async () => {
  const styles = ['/assets/app.css', '/assets/route.css'].map((href) => ({ href, text: '' }));
  const page = pageAt('/') as PrerenderedPage;
  const html = await renderPage(page, { ...assets, styles: () => styles });
  expect(html).toContain('data-styles="app route"');
});

test('a page and its drawings are in the colours of its edition', async () => {
  const page = pageAt('/') as PrerenderedPage;
  const html = await renderPage(page, { ...assets, palette: { ...assets.palette, paper: '#f6faf9', rose: '#0f6f73' } });
  expect(html).toContain('<meta name="theme-color" content="#f6faf9">');
  const [, drawings = ''] = /<svg width="0"(.*?)<div id="app"/.exec(html) ?? [];
  expect(drawings).toContain('#f6faf9');
  expect(drawings).not.toMatch(new RegExp(`var\\(--|color-mix|${assets.palette.paper}`));
});
