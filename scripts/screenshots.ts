import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { freePort, RunningServer } from '../server/testing.ts';
import { notFound, routes } from '../web/routes.ts';
import { findBrowser } from './launch/browser.ts';
import { buildWhenChanged } from './launch/build.ts';
import { plainly } from './launch/plainly.mjs';

const OUT = 'screenshots';
const WIDTHS = { 320: 640, 390: 844, 768: 1024, 1280: 800, 1920: 1080 };
/** Longest time a screen takes to come to rest. */
const SETTLED_MS = 1200;

/** Screens that only show after something was done, with what leads there. */
const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'quiz4-chosen': async (page) => {
    await page.goto('/quiz4');
    await page.getByRole('checkbox').nth(2).check();
  },
  'quiz10-none': async (page) => {
    await page.goto('/quiz10');
    await page.getByRole('combobox').fill('zzqqxx');
  },
  'quiz10-found': async (page) => {
    await page.goto('/quiz10');
    await page.getByRole('combobox').fill('san');
  },
  'quiz36-refused': async (page) => {
    await page.goto('/quiz36');
    await page.getByRole('button', { name: 'Take a selfie' }).click();
  },
  'prediction-no-plan': async (page) => {
    await page.goto('/prediction');
    await page.getByRole('button', { name: 'Get My Plan' }).first().click();
  },
  'prediction-modal': async (page) => {
    await openModal(page);
  },
  'prediction-modal-errors': async (page) => {
    await openModal(page);
    await page.getByRole('button', { name: /obligation to pay/ }).click();
  },
  'contact-us-errors': async (page) => {
    await page.goto('/contact-us');
    await page.getByRole('button', { name: 'Send' }).click();
  },
};

async function openModal(page: Page): Promise<void> {
  await page.goto('/prediction');
  await page.getByRole('radio').nth(1).check();
  await page.getByRole('button', { name: 'Get My Plan' }).first().click();
  await page.getByRole('dialog').waitFor();
}

/** Takes a picture of every route and state at five widths into `screenshots/`, to be looked at one by one. Arguments pick by name. */
await plainly(async () => {
  await buildWhenChanged('1/2');
  console.log('2/2 Taking pictures…');
  const wanted = process.argv.slice(2);
  const pages = [...routes, notFound].map(
    ({ path }) => [path.slice(1).replaceAll('/', '-') || 'landing', openPath(path)] as const,
  );
  const views = [...pages, ...Object.entries(STATES)].filter(([name]) => wanted.length === 0 || wanted.includes(name));
  const dataDir = await mkdtemp(join(tmpdir(), 'screenshots-'));
  const server = await new RunningServer({ PORT: await freePort(), DATA_DIR: dataDir, REQUESTS_PER_MINUTE: '0' }).ready();
  const executablePath = findBrowser();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox', '--disable-gpu'] });
  await mkdir(OUT, { recursive: true });
  for (const [width, height] of Object.entries(WIDTHS)) {
    for (const [name, show] of views) {
      const context = await browser.newContext({ baseURL: server.url, viewport: { width: Number(width), height } });
      const page = await context.newPage();
      await show(page);
      await page.waitForTimeout(SETTLED_MS);
      await page.screenshot({ path: join(OUT, `${name}-${width}.png`), fullPage: !name.includes('modal') });
      await context.close();
    }
  }
  await browser.close();
  await server.stop();
  await rm(dataDir, { recursive: true });
  console.log(`${views.length * Object.keys(WIDTHS).length} pictures are in ${OUT}/.`);
});

function openPath(path: string) {
  return async (page: Page): Promise<void> => {
    // Without the decision to go on without a selfie, the analysis leads back to the start.
    await page.addInitScript(() => localStorage.setItem('journey', JSON.stringify({ answers: {}, selfie: 'skipped' })));
    await page.goto(path);
  };
}
