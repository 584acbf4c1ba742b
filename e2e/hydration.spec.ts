import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, type Page, type Route, test } from '@playwright/test';
import { draftRules } from '../content/editions.ts';
import { draftOfOtherWords } from '../core/editions/testing.ts';
import { openRenderer } from '../server/editions/renderer.ts';
import { views } from '../web/operator/views.ts';
import { notFound } from '../web/pages.ts';
import { routes } from '../web/site-map.ts';
import { waitForHydration } from './visitor.ts';

const BUILD = fileURLToPath(new URL('../scripts/build.ts', import.meta.url));
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};
/** React recommends its extension of the browser wherever it does not find it. */
const RECOMMENDATION = 'Download the React DevTools';

let dist: string;

test.beforeAll(async () => {
  dist = await mkdtemp(join(ROOT, 'dist-development-'));
  const env = { ...process.env, NODE_ENV: 'development', DIST: dist };
  const { status, stderr } = spawnSync(process.execPath, [BUILD], { cwd: ROOT, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
});
test.afterAll(() => rm(dist, { recursive: true }));

test("no page says anything on the console while React's development build hydrates it, in StrictMode", {
  tag: '@exhaustive',
}, async ({ page }) => {
  const messages = messagesOf(page);
  await page.route('**/*', answerFromBuild);
  for (const { path, document } of [...routes, notFound, ...views.map((view) => ({ path: view.path, document: undefined }))]) {
    await page.goto(path);
    if (!document) await waitForHydration(page);
  }
  expect(messages).toEqual([]);
});

test("no page of an edition whose every text differs says anything on the console while React's development build hydrates it", {
  tag: '@exhaustive',
}, async ({ page }) => {
  const { content, render } = await openRenderer(pathToFileURL(join(dist, 'prerender/')));
  const { files } = await render(draftOfOtherWords(content, draftRules));
  const messages = messagesOf(page);
  await page.route('**/*', answerFromBuild);
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const text = files[pathname];
    if (text === undefined) return route.fallback();
    await route.fulfill({ contentType: TYPES[extname(pathname) || '.html'] ?? 'application/json', body: text });
  });
  for (const { path, document } of routes) {
    await page.goto(path);
    if (!document) await waitForHydration(page);
  }
  await page.goto('/loading');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ now$/);
  expect(messages).toEqual([]);
});

test("a warning of React's development build would be found", { tag: '@exhaustive' }, async ({ page }) => {
  const messages = messagesOf(page);
  await page.route('**/*', answerFromBuild);
  await page.route('**/contact-us', async (route) => {
    const html = await readFile(join(dist, 'client/contact-us.html'), 'utf8');
    await route.fulfill({ contentType: 'text/html', body: html.replace(/<h1([^>]*)>[^<]*/, '<h1$1>Another title') });
  });
  await page.goto('/contact-us');
  await waitForHydration(page);
  await expect.poll(() => messages.join()).toContain('hydrat');
});

/** What the page says on the console, and the errors that nothing catches. */
function messagesOf(page: Page): readonly string[] {
  const messages: string[] = [];
  const note = (text: string) => text.includes(RECOMMENDATION) || messages.push(`${new URL(page.url()).pathname}: ${text}`);
  page.on('console', (message) => ['error', 'warning', 'info', 'log'].includes(message.type()) && note(message.text()));
  page.on('pageerror', ({ message }) => note(message));
  return messages;
}

/** Pages and assets of the development build; everything else is the server's. */
async function answerFromBuild(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url());
  const file = join(dist, 'client', pathname === '/' ? 'index.html' : extname(pathname) ? pathname : `${pathname}.html`);
  if (!existsSync(file)) return route.fallback();
  await route.fulfill({ contentType: TYPES[extname(file)] ?? 'application/octet-stream', body: await readFile(file) });
}
