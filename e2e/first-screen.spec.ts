import { expect, type Page, test } from '@playwright/test';
import { analysisCopy } from '../content/pages/analysis.ts';
import { keepResultsCopy } from '../content/pages/keep-results.ts';
import { salesCopy } from '../content/pages/sales.ts';
import { currentScreen, declineConsent, firstOf, freezeTimers, open } from './visitor.ts';

test.skip(({ isMobile }) => !isMobile, 'of phones');

const SHORT = { width: 390, height: 664 };
const ON_ITS_SIDE = { width: 844, height: 390 };

const button = (page: Page, name: string) => currentScreen(page).getByRole('button', { name, exact: true }).first();

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('journey', JSON.stringify({ answers: {}, selfie: 'skipped' })));
  await declineConsent(page);
  await freezeTimers(page);
});

for (const { path, name, tag } of [
  { path: '/identify', name: analysisCopy.continue, tag: '@exhaustive' },
  { path: '/keep-results', name: keepResultsCopy.next, tag: [] },
]) {
  test(`the way on from ${path} stands on its first screen at ${ON_ITS_SIDE.width} x ${ON_ITS_SIDE.height}`, { tag }, async ({
    page,
  }) => {
    await page.setViewportSize(ON_ITS_SIDE);
    await open(page, path);
    await expect(button(page, name)).toBeInViewport({ ratio: 1 });
  });
}

test(`the city step is not higher than a window of ${SHORT.width} x ${SHORT.height}`, { tag: '@exhaustive' }, async ({
  page,
}) => {
  await page.setViewportSize(SHORT);
  await open(page, firstOf('city').path);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
});

test('the way on from /prediction and, as soon as the dialog is open, the button that pays stand on the first screen', async ({
  page,
}) => {
  await page.setViewportSize(SHORT);
  await open(page, '/prediction');
  await expect(button(page, salesCopy.getMyPlan)).toBeInViewport({ ratio: 1 });
  for (const size of [SHORT, ON_ITS_SIDE]) {
    await page.setViewportSize(size);
    await button(page, salesCopy.getMyPlan).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('[data-modal-footer] button'), `${size.width} x ${size.height}`).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});
