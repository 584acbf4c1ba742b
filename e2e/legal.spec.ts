import { expect, test } from '@playwright/test';
import { analysisCopy } from '../content/pages/analysis.ts';
import { landingCopy } from '../content/pages/landing.ts';
import { salesCopy } from '../content/pages/sales.ts';
import { uiCopy } from '../content/ui.ts';
import { findBrokenWords, findOverflow } from './overflow.ts';
import { currentScreen, declineConsent, freezeTimers, open } from './visitor.ts';

const TEXTS = ['/privacy-policy', '/terms-of-use', '/refund-policy', '/consumer-health-data'];

test('lists and tables of legal texts fit on the narrowest phone with their text twice as large', { tag: '@exhaustive' }, async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'only a phone enlarges its text alone');
  await page.setViewportSize({ width: 320, height: 568 });
  for (const path of TEXTS) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty('text-size-adjust', '200%'));
    await expect.poll(() => page.evaluate(findOverflow), path).toEqual([]);
  }
});

test('tables of legal texts fit beside their contents, and on a tablet, with letters twice as large', {
  tag: '@exhaustive',
}, async ({ page, isMobile }) => {
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

test('no word of a legal text breaks on the narrowest phone with letters twice as large', { tag: '@exhaustive' }, async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a wide screen has room');
  await page.setViewportSize({ width: 320, height: 640 });
  await declineConsent(page);
  for (const path of TEXTS) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expect.poll(() => page.evaluate(findBrokenWords), path).toEqual([]);
  }
});

test('a printed page shows what waits to be scrolled to, and nothing floats above its text', { tag: '@exhaustive' }, async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'paper is as wide whatever the screen');
  await page.addInitScript(() => localStorage.setItem('journey', '{"answers":{},"selfie":"skipped"}'));
  for (const path of ['/', ...TEXTS, '/treatment', '/keep-results', '/prediction', '/manage']) {
    await (TEXTS.includes(path) ? page.goto(path) : open(page, path));
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.evaluate(findUnprinted), path).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('a printed carousel shows all of its reviews, however it has turned', { tag: '@exhaustive' }, async ({ page, isMobile }) => {
  test.skip(isMobile, 'paper is as wide whatever the screen');
  await freezeTimers(page);
  await declineConsent(page);
  const labels = { '/': landingCopy.social.reviews, '/identify': analysisCopy.reviews, '/prediction': salesCopy.reviews.label };
  for (const [path, name] of Object.entries(labels)) {
    await open(page, path);
    const carousel = currentScreen(page).getByRole('region', { name }).first();
    await carousel.scrollIntoViewIfNeeded();
    // It turns, so that slides are where its code has put them.
    await carousel.getByRole('button', { name: uiCopy.previous }).click();
    await page.emulateMedia({ media: 'print' });
    const cut = (view: Element) =>
      Array.from(view.querySelectorAll('li > *'))
        .map((card) => card.getBoundingClientRect())
        .filter(
          ({ left, right }) =>
            left === right || left < view.getBoundingClientRect().left || right > view.getBoundingClientRect().right,
        ).length;
    await expect.poll(() => carousel.evaluate(cut), path).toBe(0);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('what the landing page breaks at the end of a printed page lies on no other text', { tag: '@exhaustive' }, async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'paper is as wide whatever the screen');
  await declineConsent(page);
  await open(page, '/');
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  for (const height of [700, 800, 900, 1000, 1123]) {
    await page.evaluate(breakIntoColumns, height);
    await expect
      .poll(() => page.evaluate(findOverflow).then((found) => found.filter((line) => / lies on /.test(line))))
      .toEqual([]);
  }
});

/** Columns break as pages do, and can be measured. Runs in the browser. */
function breakIntoColumns(height: number): void {
  for (const part of document.querySelectorAll<HTMLElement>('main > *')) part.style.contentVisibility = 'visible';
  const columns = { width: '794px', height: `${height}px`, columnWidth: '794px', columnGap: '0', columnFill: 'auto' };
  Object.assign(document.getElementById('app')?.style ?? {}, columns);
}

/** What floats, and texts that cannot be seen. Runs in the browser. */
function findUnprinted(): string[] {
  const shown = Array.from(document.querySelectorAll<HTMLElement>('body *')).filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  const isLost = (element: HTMLElement) => getComputedStyle(element).opacity === '0';
  return [
    ...shown.filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position)),
    ...shown.filter((element) => element.innerText?.trim() && isLost(element)),
  ].map(({ className, innerText }) => `${className}: ${innerText.slice(0, 40)}`);
}
