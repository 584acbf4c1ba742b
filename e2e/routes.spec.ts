import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { routes } from '../web/routes.ts';
import { open, standStill } from './visitor.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Screens that move on by themselves are looked at with the clock standing still. */
const TIMED = new Set(['/loading', '/quiz11', '/analyze', '/identify']);

for (const { path } of routes) {
  test(`${path} is accessible, says nothing on the console, fits the screen and stands still`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.addInitScript(() => localStorage.setItem('journey', JSON.stringify({ answers: {}, selfie: 'skipped' })));
    if (TIMED.has(path)) await standStill(page);
    await (path.endsWith('-policy') || path === '/terms-of-use' ? page.goto(path) : open(page, path));
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await page.evaluate(settled);
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await page.evaluate(shift)).toBeLessThanOrEqual(0.02);
    expect(complaints).toEqual([]);
  });
}

test('a page that is not there answers 404 and leads home', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page reads well', async ({ page }) => {
    for (const { path } of routes) {
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(20);
    }
  });
});

/** How much of the screen has moved without being asked to: the sum of all layout shifts since the page was opened. */
function shift(): Promise<number> {
  return new Promise((resolve) => {
    const sum = (entries: PerformanceEntryList) =>
      entries.reduce((total, entry) => total + ('value' in entry ? Number(entry.value) : 0), 0);
    new PerformanceObserver((list) => resolve(sum(list.getEntries()))).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(0), 100);
  });
}

/** Once everything that moves has come to rest, but for what moves for ever. */
function settled(): Promise<unknown> {
  const moving = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
  return Promise.all(moving.map((animation) => animation.finished.catch(() => undefined)));
}
