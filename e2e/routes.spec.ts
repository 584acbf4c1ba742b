import { expect, type Page, test } from '@playwright/test';
import { siteCopy } from '../content/pages/site.ts';
import { routes } from '../web/site-map.ts';
import { isAccessible } from './accessible.ts';
import { endHardship, hardshipOf } from './hardships.ts';
import { findBrokenWords, findOverflow, findUnnamedDrawings } from './overflow.ts';
import { sumShifts } from './shifts.ts';
import {
  currentScreen,
  declineConsent,
  FROZEN_TIMERS,
  funnel,
  oneStepPerLayout,
  open,
  storeJourney,
  walkedAnswers,
} from './visitor.ts';

// What turns by itself says so to screen readers.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** What each project looks at besides its own width: the narrowest phone, a tablet upright, a large screen. */
const OTHER_SIZES = {
  phone: [{ width: 320, height: 640 }],
  desktop: [
    { width: 768, height: 1024 },
    { width: 1920, height: 1080 },
  ],
};

/** Screens that move on by themselves are looked at with the clock standing still. */
const COUNTERS = funnel.steps.filter(({ kind }) => kind === 'counter').map(({ path }) => path);
const TIMED = new Set(['/loading', ...COUNTERS, '/analyze', '/identify']);
/** Steps of one layout have the same markup, and a walk sees each of them. */
const repeatedSteps = new Set(funnel.steps.filter((step) => !oneStepPerLayout().includes(step)).map(({ path }) => path));
/** Texts of the law are laid out alike, and so are the pages that mailed links open; others are no visitor's way. */
const REPEATED = [
  ['/terms-of-use', '/consumer-health-data', '/refund-policy'],
  ['/open', '/unsubscribe', '/manage/email', '/delete/confirm', '/privacy/export/download'],
  // The landing page has two addresses.
  ['/home'],
  // One card with a sentence.
  ['/contact-us/success', '/delete/success'],
  // For engineers and readers of works, and twenty times as long as a screen.
  ['/styleguide', '/styleguide/kinds', '/sources'],
].flat();
const isRepeated = ({ path }: { readonly path: string }) => repeatedSteps.has(path) || REPEATED.includes(path);
const screens = routes.filter((route) => !isRepeated(route));
const repeats = routes.filter(isRepeated);

/** One of each way in which a wide screen is laid out. */
const WIDE_IN_EVERY_RUN = ['/', '/quiz1', '/treatment', '/prediction', '/contact-us'];

type Route = (typeof routes)[number];

/** A page that goes on to the next address costs a quarter of a new one, so that a test looks at several. */
function inGroups(all: readonly Route[], size = 6): readonly (readonly [title: string, group: readonly Route[]])[] {
  const starts = all.map((_, index) => index).filter((index) => index % size === 0);
  return starts.map((start) => {
    const group = all.slice(start, start + size);
    return [group.map(({ path }) => path).join(', '), group];
  });
}

const isWideInEveryRun = ({ path }: Route) => WIDE_IN_EVERY_RUN.includes(path);

for (const [paths, group] of [
  ...inGroups(screens.filter(isWideInEveryRun)),
  ...inGroups(screens.filter((route) => !isWideInEveryRun(route))),
]) {
  const tag = group.every(isWideInEveryRun) ? '@desktop' : [];
  test(`${paths} are accessible, say nothing on the console, fit the screen, the key ones in a hard way too, and stand still`, {
    tag,
  }, async ({ page }) => {
    await eachIsSound(page, group);
  });
}

for (const [paths, group] of inGroups(repeats)) {
  test(`${paths} are as sound as the others of their layout`, {
    tag: '@exhaustive',
  }, async ({ page }) => {
    await eachIsSound(page, group);
  });
}

for (const [paths, group] of inGroups(routes)) {
  test(`${paths} are accessible and fit at other sizes`, { tag: '@exhaustive' }, async ({ page, isMobile }) => {
    await prepare(page);
    for (const route of group) {
      await openAtRest(page, route);
      for (const size of OTHER_SIZES[isMobile ? 'phone' : 'desktop']) {
        await page.setViewportSize(size);
        await isAccessible(page, { layout: true });
        await fits(page, route.path);
      }
    }
  });
}

test('the result of answers that were stored before comes without moving what is there', async ({ page }) => {
  // The longest result: a few words on what is open, an answer below each area, and two lines of a headline.
  await storeJourney(page, { answers: { ...walkedAnswers, skinType: 'combination', location: undefined } });
  await page.addInitScript(sumShifts);
  await declineConsent(page);
  await open(page, '/treatment');
  await expect(currentScreen(page).locator('[data-score] p').nth(1)).toBeVisible();
  expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.02);
});

test('a page that is not there answers 404 and leads home', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page reads well or says what to do, and none shows a control that does nothing', { tag: '@exhaustive' }, async ({
    page,
  }) => {
    for (const route of routes) {
      const { path } = route;
      await page.goto(path);
      const message = page.getByText(siteCopy.late.text);
      if (route.app) await expect(message).toBeVisible();
      if (path === '/manage') await expect(message.getByRole('link', { name: siteCopy.late.email })).toBeVisible();
      if (await message.isVisible()) {
        await expect(page.locator('button:visible, form:visible, input:visible')).toHaveCount(0);
        continue;
      }
      await expect(page.locator('h1')).toBeVisible();
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(20);
    }
  });
});

async function eachIsSound(page: Page, group: readonly Route[]): Promise<void> {
  const complaints: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript(sumShifts);
  await prepare(page);
  for (const route of group) {
    await test.step(route.path, async () => {
      await openAtRest(page, route);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      await isAccessible(page);
      await fits(page, route.path);
      expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.02);
      expect(await page.evaluate(findUnnamedDrawings)).toEqual([]);
      // As a screen reader says it.
      if (test.info().project.name === 'phone' && hasTree(route))
        await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${fileName(route.path)}.aria.yml` });
      if (test.info().project.name === 'phone') await fitsInHardWay(page, route.path);
      expect(complaints).toEqual([]);
    });
  }
}

async function fitsInHardWay(page: Page, path: string): Promise<void> {
  const hardship = hardshipOf(path);
  if (!hardship) return;
  await hardship.begin(page);
  const place = `${path} ${hardship.name}`;
  await fits(page, place);
  await expect.poll(() => page.evaluate(findBrokenWords), place).toEqual([]);
  await endHardship(page);
}

async function prepare(page: Page): Promise<void> {
  await storeJourney(page);
  // The question about consent comes when it likes, and has tests of its own.
  await declineConsent(page);
  await page.addInitScript(`if (${JSON.stringify([...TIMED])}.includes(location.pathname)) ${FROZEN_TIMERS}`);
}

async function openAtRest(page: Page, { path, document }: Route): Promise<void> {
  await (document ? page.goto(path) : open(page, path));
}

/** Of long texts and of steps that repeat a layout it would repeat the words; what is in them is held by tests of their own. */
function hasTree({ path, document }: Route): boolean {
  return !document && path !== '/sources' && path !== '/styleguide' && !repeatedSteps.has(path);
}

/** The landing page has two addresses. */
function fileName(path: string): string {
  return path === '/' || path === '/home' ? 'landing' : path.slice(1).replaceAll('/', '-');
}

async function fits(page: Page, path: string): Promise<void> {
  const place = `${path} at ${page.viewportSize()?.width} px`;
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), place).toBeLessThanOrEqual(0);
  await expect.poll(() => page.evaluate(findOverflow), place).toEqual([]);
}
