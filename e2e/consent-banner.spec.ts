import { expect, type Page, test } from '@playwright/test';
import { consentCopy as copy } from '../content/pages/consent.ts';
import { salesCopy } from '../content/pages/sales.ts';
import { TAP_MS } from '../web/browser/arriving.ts';
import { finishAnimations, isAccessible } from './accessible.ts';
import { findHiddenFocus } from './obscured.ts';
import {
  currentScreen,
  firstOf,
  fontsLoaded,
  freezeTimers,
  LAST,
  oneStepPerLayout,
  openEarly,
  stepAt,
  storeJourney,
} from './visitor.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const banner = (page: Page) => page.getByRole('region', { name: copy.dialogTitle });

test('the question about consent takes no focus, comes first to the keyboard, can be put away without an answer, and is not printed', async ({
  page,
}) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await page.keyboard.press('Tab');
  expect(await banner(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(banner(page)).toBeHidden();
  await page.reload();
  await expect(banner(page)).toBeVisible();
  await isAccessible(page, { within: '[data-consent-banner]' });
  // On paper it is nobody's question.
  await page.emulateMedia({ media: 'print' });
  await expect(banner(page)).toBeHidden();
});

test('a press where a button stood before the question about consent came goes on, and answers nothing', async ({ page }) => {
  await page.addInitScript((tap) => {
    const start = window.setTimeout.bind(window);
    const held = (run: TimerHandler, ms = 0) => (ms === tap ? 0 : start(run, ms));
    window.setTimeout = held as typeof window.setTimeout;
  }, TAP_MS);
  const step = oneStepPerLayout().find(({ kind }) => kind === 'info');
  if (!step) throw new Error('No step only informs.');
  const button = currentScreen(page).locator('[data-next]');
  let [x, y] = [0, 0];
  await openEarly(page, step.path, async () => {
    const before = await button.boundingBox();
    if (!before) throw new Error('There is no button.');
    [x, y] = [before.x + before.width / 2, before.y + before.height - 4];
  });
  await expect(banner(page)).toBeVisible();
  const asking = await banner(page).boundingBox();
  expect(y).toBeGreaterThan(asking?.y ?? Number.POSITIVE_INFINITY);
  await page.touchscreen.tap(x, y);
  await expect(page).toHaveURL(stepAt(step.number + 1).path);
  await expect(banner(page)).toBeVisible();
});

test('the question about consent gives both answers the same weight', async ({ page }) => {
  for (const path of ['/', firstOf('multi').path]) {
    await page.goto(path);
    await fontsLoaded(page);
    const look = (name: string) =>
      banner(page)
        .getByRole('button', { name, exact: true })
        .evaluate((button) => {
          const { width, height } = button.getBoundingClientRect();
          const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(button);
          return { width, height, color, backgroundColor, fontSize, fontWeight };
        });
    const reject = await look(copy.reject);
    expect(reject).toEqual(await look(copy.accept));
    expect(reject.height).toBeGreaterThanOrEqual(44);
  }
});

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null;
const areApart = (a: Box, b: Box) =>
  a !== null && b !== null && (a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y);
const PHONE = { width: 390, height: 844 };
const PHONES = [PHONE, { width: 390, height: 664 }, { width: 320, height: 640 }];
const SIZES = [...PHONES, { width: 1280, height: 800 }];
test('the question about consent covers no button that leads on, on phones and a wide screen', { tag: '@exhaustive' }, async ({
  page,
}) => {
  await freezeTimers(page);
  await storeJourney(page);
  const steps = oneStepPerLayout();
  const paths = [...steps.map((step) => step.path), '/analyze', '/identify', '/treatment', '/keep-results'];
  for (const path of paths) {
    await page.goto(path);
    await expect(banner(page)).toBeVisible();
    if (steps.some((step) => step.path === path && step.kind === 'multi'))
      await currentScreen(page).getByRole('checkbox').first().check();
    await fontsLoaded(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await finishAnimations(page);
      const place = `${path} at ${size.width} x ${size.height}`;
      const asking = await banner(page).boundingBox();
      const plain = currentScreen(page).getByRole('button', { name: 'Continue', exact: true });
      if (path === '/analyze' || path === '/identify') await plain.click({ trial: true });
      for (const button of await currentScreen(page).locator('.dock [data-variant]').all()) {
        expect(areApart(await button.boundingBox(), asking), place).toBe(true);
        if (await button.isEnabled()) await button.click({ trial: true });
      }
    }
  }
});

test('the question about consent covers no first button of the sales page on a phone', { tag: '@exhaustive' }, async ({
  page,
}) => {
  await page.goto('/prediction');
  await expect(banner(page)).toBeVisible();
  await fontsLoaded(page);
  const buy = currentScreen(page).getByRole('button', { name: salesCopy.getMyPlan }).first();
  for (const size of [...PHONES, { width: 360, height: 640 }]) {
    await page.setViewportSize(size);
    await finishAnimations(page);
    const place = `at ${size.width} x ${size.height}`;
    expect(areApart(await buy.boundingBox(), await banner(page).boundingBox()), place).toBe(true);
    await expect(buy, place).toBeInViewport({ ratio: 1 });
  }
});

test('what the selfie step says of privacy lies clear of the question about consent and of the buttons on phones', {
  tag: '@exhaustive',
}, async ({ page }) => {
  const { path, note } = firstOf('selfie');
  await page.goto(path);
  await expect(banner(page)).toBeVisible();
  await fontsLoaded(page);
  for (const size of [...PHONES, { width: 844, height: 390 }]) {
    await page.setViewportSize(size);
    await finishAnimations(page);
    const place = `at ${size.width} x ${size.height}`;
    const said = await page.getByText(note).boundingBox();
    const take = await currentScreen(page).getByRole('button', { name: 'Take a selfie' }).boundingBox();
    expect(areApart(said, await banner(page).boundingBox()), place).toBe(true);
    expect(areApart(said, take), place).toBe(true);
  }
});

test('the question about consent is one line of 56 to 64 pixels on a phone and hides no control that has the focus, on low screens neither', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await freezeTimers(page);
  await storeJourney(page);
  const steps = oneStepPerLayout().map(({ path }) => path);
  for (const path of ['/', ...steps, '/treatment', '/keep-results', '/prediction', '/contact-us', '/manage', '/delete']) {
    await page.goto(path);
    await expect(banner(page)).toBeVisible();
    // Until then it lets presses through.
    await expect(banner(page)).not.toHaveAttribute('data-arriving');
    const { height } = (await banner(page).boundingBox()) ?? { height: 0 };
    expect([path, Math.round(height) >= 56 && Math.round(height) <= 64]).toEqual([path, true]);
    for (const size of [PHONE, { width: 844, height: 390 }, { width: 1280, height: 720 }, { width: 320, height: 256 }]) {
      await page.setViewportSize(size);
      await finishAnimations(page);
      expect(await page.evaluate(findHiddenFocus), `${path} at ${size.width} x ${size.height}`).toEqual([]);
    }
    await page.setViewportSize(PHONE);
  }
});

test('the question about consent moves nothing on the page, and is not its largest part', { tag: '@exhaustive' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen = { moved: [] as string[], largest: '' };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node?: Element }[] })[])
        for (const { node } of sources)
          seen.moved.push(node?.parentElement?.closest('.dock, [data-consent-banner]')?.className ?? '');
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const { element } of list.getEntries() as (PerformanceEntry & { element?: Element })[])
        seen.largest = element?.closest('[data-consent-banner]') ? 'the question' : 'the page';
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  for (const path of ['/', stepAt(1).path, stepAt(LAST).path, '/keep-results']) {
    await page.goto(path);
    await expect(banner(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    const seen = await page.evaluate(() => (window as unknown as { seen: { moved: string[]; largest: string } }).seen);
    expect([path, seen.moved.filter((name) => name !== ''), seen.largest]).toEqual([path, [], 'the page']);
  }
});

test('the question about consent can be read and answered with text twice as large on the narrowest screen', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', firstOf('single').path]) {
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const box = await banner(page).boundingBox();
    expect((box?.height ?? 0) <= 640 * 0.75).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    for (const name of [copy.reject, copy.accept]) {
      await banner(page).getByRole('button', { name, exact: true }).click({ trial: true });
    }
  }
});

for (const { path, tag } of [
  { path: '/privacy-policy', tag: [] },
  { path: '/terms-of-use', tag: '@exhaustive' },
]) {
  test(`the question about consent is not put on ${path}`, { tag }, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(banner(page)).toHaveCount(0);
  });
}
