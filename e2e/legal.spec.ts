import { expect, test } from '@playwright/test';
import { findOverflow } from './overflow.ts';

const TEXTS = ['/privacy-policy', '/terms-of-use', '/refund-policy', '/consumer-health-data'];

test('lists and tables of legal texts fit on the narrowest phone with their text twice as large', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'only a phone enlarges its text alone');
  await page.setViewportSize({ width: 320, height: 568 });
  for (const path of TEXTS) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty('text-size-adjust', '200%'));
    await expect.poll(() => page.evaluate(findOverflow), path).toEqual([]);
  }
});

test('tables of legal texts fit beside their contents, and on a tablet, with letters twice as large', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'of wide screens');
  for (const size of [
    { width: 1280, height: 800 },
    { width: 768, height: 1024 },
  ]) {
    await page.setViewportSize(size);
    for (const path of TEXTS) {
      await page.goto(path);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await expect.poll(() => page.evaluate(findOverflow), `${path} at ${size.width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  }
});
