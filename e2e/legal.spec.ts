import { expect, test } from '@playwright/test';
import { findOverflow } from './overflow.ts';

test('lists and tables of legal texts fit on the narrowest phone with their text twice as large', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'only a phone enlarges its text alone');
  await page.setViewportSize({ width: 320, height: 568 });
  for (const path of ['/privacy-policy', '/terms-of-use', '/refund-policy', '/consumer-health-data']) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty('text-size-adjust', '200%'));
    await expect.poll(() => page.evaluate(findOverflow), path).toEqual([]);
  }
});
