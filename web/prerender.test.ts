import { expect, test } from 'vitest';
import { funnel } from '../content/funnel/index.ts';
import { drawingsIn, drawingsOfStep } from './illustrations/sprite/sprite.tsx';
import { type Assets, allPages, type PrerenderedPage, renderPage } from './prerender.tsx';

const assets: Assets = {
  start: '/assets/start.js',
  entry: '/assets/client.js',
  early: { walk: '', keep: '', photo: 'deletePhoto()' },
  preloads: () => [],
  styles: () => [],
  pictures: (name) => `/assets/${name}.png`,
  sprite: '/assets/drawings.svg',
  words: () => '/assets/words.json',
};
const pages = await allPages();
const pageAt = (path: string) => pages.find((page) => page.path === path);

async function drawingsOf(page: PrerenderedPage) {
  const html = await renderPage(page, assets);
  return { html, shown: drawingsIn(html), held: Array.from(html.matchAll(/<symbol id="drawing-([^"]+)"/g), ([, name]) => name) };
}

test('every page holds the drawings it shows, each once, and names the file of the others', async () => {
  for (const page of pages) {
    const { html, shown, held } = await drawingsOf(page);
    expect(held, page.path).toEqual(expect.arrayContaining(shown));
    expect(new Set(held).size, page.path).toBe(held.length);
    expect(html.includes('data-sprite="/assets/drawings.svg"'), page.path).toBe(!page.route.document && !page.route.nested);
  }
});

test('the page of a step holds the drawings that are listed for it and for the next step', async () => {
  for (const [index, step] of funnel.steps.entries()) {
    const page = pageAt(step.path);
    if (!page) throw new Error(`There is no page of ${step.path}.`);
    const { held } = await drawingsOf(page);
    const next = funnel.steps[index + 1];
    expect(held, step.path).toEqual(expect.arrayContaining([...drawingsOfStep(step), ...(next ? drawingsOfStep(next) : [])]));
  }
});

test('the page of a step carries the next step as the early walk shows it', async () => {
  for (const [index, step] of funnel.steps.entries()) {
    const page = pageAt(step.path);
    const next = funnel.steps[index + 1];
    const html = page ? await renderPage(page, assets) : '';
    const template = /<template id="next" data-path="([^"]*)" data-step="([^"]*)"/.exec(html);
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

test('every page has code that deletes a photo whose time is over: the app, or a script of its own', async () => {
  for (const page of pages) {
    const html = await renderPage(page, assets);
    const scripts = ['/assets/client.js', 'deletePhoto()'].filter((script) => html.includes(script));
    expect(scripts, page.path).toEqual([page.route.document ? 'deletePhoto()' : '/assets/client.js']);
  }
});

test('every page names the element before which no frame is painted, and holds it once', async () => {
  for (const page of pages) {
    const html = (await renderPage(page, assets)).replace(/<template id="next".*?<\/template>/, '');
    const id = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(html)?.[1];
    expect(html.split(` id="${id}"`), page.path).toHaveLength(2);
  }
});

test('no page shows a mark of Markdown', async () => {
  const shown = await Promise.all(
    pages.map(async (page) => ({ path: page.path, marks: marksIn(textOf(await renderPage(page, assets))) })),
  );
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
