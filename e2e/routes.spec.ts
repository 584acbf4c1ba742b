import { expect, type Page, test } from '@playwright/test';
import { siteCopy } from '../content/pages/site.ts';
import { routes } from '../web/site-map.ts';
import { isAccessible } from './accessible.ts';
import { findOverflow, findUnnamedDrawings } from './overflow.ts';
import { sumShifts } from './shifts.ts';
import { currentScreen, declineConsent, freezeTimers, funnel, open, storeJourney, walkedAnswers } from './visitor.ts';

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

for (const route of routes) {
  const { path } = route;
  test(`${path} is accessible, says nothing on the console, fits every screen and stands still`, async ({ page, isMobile }) => {
    const complaints: string[] = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await storeJourney(page);
    await page.addInitScript(sumShifts);
    // The question about consent comes when it likes, and has tests of its own.
    await declineConsent(page);
    if (TIMED.has(path)) await freezeTimers(page);
    await (route.document ? page.goto(path) : open(page, path));
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await isAccessible(page);
    await fits(page);
    expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.02);
    expect(await page.evaluate(findUnnamedDrawings)).toEqual([]);
    // As a screen reader says it.
    if (isMobile) await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${fileName(path)}.aria.yml` });
    for (const size of OTHER_SIZES[isMobile ? 'phone' : 'desktop']) {
      await page.setViewportSize(size);
      await isAccessible(page, { layout: true });
      await fits(page);
    }
    expect(complaints).toEqual([]);
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

  test('every page reads well or says what to do, and none shows a control that does nothing', async ({ page }) => {
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

function fileName(path: string): string {
  return path.slice(1).replaceAll('/', '-') || 'landing';
}

async function fits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expect.poll(() => page.evaluate(findOverflow), `at ${page.viewportSize()?.width} px`).toEqual([]);
}
