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

for (const [path, name, size] of [
  ['/identify', analysisCopy.continue, ON_ITS_SIDE],
  ['/keep-results', keepResultsCopy.next, ON_ITS_SIDE],
  ['/prediction', salesCopy.getMyPlan, SHORT],
] as const) {
  test(`the way on from ${path} stands on its first screen at ${size.width} x ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, path);
    await expect(button(page, name)).toBeInViewport({ ratio: 1 });
  });
}

test(`the city step is not higher than a window of ${SHORT.width} x ${SHORT.height}`, async ({ page }) => {
  await page.setViewportSize(SHORT);
  await open(page, firstOf('city').path);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
});

for (const size of [SHORT, ON_ITS_SIDE]) {
  test(`the button that pays is in sight as soon as the dialog is open at ${size.width} x ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, '/prediction');
    await button(page, salesCopy.getMyPlan).click();
    await expect(page.getByRole('dialog').locator('[data-modal-footer] button')).toBeInViewport({ ratio: 1 });
  });
}
