import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { freePort, RunningServer } from '../server/testing.ts';
import { notFound } from '../web/pages.ts';
import { routes } from '../web/site-map.ts';
import { findBrowser } from './launch/browser.ts';
import { buildWhenChanged } from './launch/build.ts';
import { reportPlainly } from './launch/plain-errors.mjs';
import { restoreJourney, type ShowState, states } from './screenshots/states.ts';

const OUT = 'screenshots';
const HEIGHTS = { 320: 640, 390: 844, 768: 1024, 1280: 800, 1920: 1080 };
const SETTLED_MS = 1200;
const TIMEOUT_MS = 15_000;

/** Writes all routes and states to `screenshots/`. Arguments select names ('landing', 'quiz-city-none') and widths ('390'). */
await reportPlainly(async () => {
  await buildWhenChanged('1/2');
  console.log('2/2 Taking pictures…');
  const wanted = process.argv.slice(2);
  const names = wanted.filter((word) => !(word in HEIGHTS));
  const pages = [...routes, notFound].map(({ path }) => [nameOf(path), openPath(path)] as const);
  const views = [...pages, ...Object.entries(states)].filter(([name]) => names.length === 0 || names.includes(name));
  const sizes = Object.entries(HEIGHTS).filter(([width]) => wanted.length === names.length || wanted.includes(width));
  const dataDir = await mkdtemp(join(tmpdir(), 'screenshots-'));
  const server = await new RunningServer({ PORT: await freePort(), DATA_DIR: dataDir, REQUESTS_PER_MINUTE: '0' }).ready();
  const executablePath = findBrowser();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox', '--disable-gpu'] });
  await mkdir(OUT, { recursive: true });
  try {
    for (const [width, height] of sizes) {
      for (const [name, show] of views) await take(browser, server.url, show, name, { width: Number(width), height });
    }
  } finally {
    await browser.close();
    await server.stop();
    await rm(dataDir, { recursive: true });
  }
  console.log(`${views.length * sizes.length} pictures are in ${OUT}/.`);
});

async function take(
  browser: Browser,
  baseURL: string,
  show: ShowState,
  name: string,
  viewport: { width: number; height: number },
): Promise<void> {
  const context = await browser.newContext({ baseURL, viewport });
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  try {
    await show(page);
    if (!isFloating(name)) await scrollThrough(page);
    await page.waitForTimeout(SETTLED_MS);
    await page.screenshot({ path: join(OUT, `${name}-${viewport.width}.png`), fullPage: !isFloating(name) });
  } catch (error) {
    throw new Error(`${name} at ${viewport.width} could not be shown: ${error}`);
  } finally {
    await context.close();
  }
}

/** Overlays are photographed with the viewport only. */
function isFloating(name: string): boolean {
  return /modal|resume|toast|no-plan|canceled/.test(name);
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((seen) => setTimeout(seen, 60));
    }
    scrollTo(0, 0);
  });
}

function nameOf(path: string): string {
  return path.slice(1).replaceAll('/', '-') || 'landing';
}

function openPath(path: string): ShowState {
  return async (page) => {
    // Without a selfie or the decision to skip it, the analysis redirects to the start.
    await restoreJourney(page, { answers: {} });
    await page.goto(path);
  };
}
