import { readFileSync, writeFileSync } from 'node:fs';
import { expect, type FullConfig, type Locator, type Page, type Route, test } from '@playwright/test';
import { findBrowser } from '../scripts/launch/browser.ts';
import { qrCode } from '../server/money/app-links/qr.ts';
import { finishAnimations } from './accessible.ts';
import { choosePlan, claimIphone } from './buyer.ts';
import { launchOptions } from './launch-options.ts';
import { currentScreen, declineConsent, firstOf, fontsLoaded, freezeTimers, open, storeJourney } from './visitor.ts';

/** The browser that drew the baselines. */
const DRAWN_BY = new URL('./baselines/drawn-by.json', import.meta.url);
/** The same browser draws the same pixels, so that what differs is a change. */
const SAME_BROWSER = { threshold: 0.05, maxDiffPixels: 40 };
/** Another version softens edges and sets letters a little differently: on a screen full of text that is 3000 pixels. */
const OTHER_BROWSER = { threshold: 0.08, maxDiffPixels: 4000 };

const CODE = 'a-token-that-opens-nothing-a-token-that-open';
const LINK = `https://petalune.example/open#${CODE}`;
const NOON = new Date('2026-06-15T12:00:00Z');
/** The same at every width, so that one picture is enough. */
const FOUNDATIONS = ['colour', 'type', 'measure', 'motion', 'chips', 'waiting', 'icons', 'drawings'];
const PARTS = ['buttons', 'options', 'fields', 'switches', 'messages', 'containers', 'layers'];

const tolerance = { current: SAME_BROWSER as typeof SAME_BROWSER | typeof OTHER_BROWSER };

// As the baselines were drawn.
test.use({ launchOptions: launchOptions(findBrowser()) });

test.skip(process.platform !== 'linux', 'other systems draw letters in their own way');
test.use({ contextOptions: { reducedMotion: 'reduce' }, deviceScaleFactor: 1, bypassCSP: true, timezoneId: 'UTC' });

test.beforeAll(({ browser }, { config }) => {
  const major = Number.parseInt(browser.version(), 10);
  if (isUpdating(config)) writeFileSync(DRAWN_BY, `{ "chromium": ${major} }\n`);
  const { chromium } = JSON.parse(readFileSync(DRAWN_BY, 'utf8')) as { chromium: number };
  tolerance.current = chromium === major ? SAME_BROWSER : OTHER_BROWSER;
});

test.beforeEach(async ({ page, isMobile }) => {
  // The smallest window with the wide layout: pictures are kept for ever.
  if (!isMobile) await page.setViewportSize({ width: 1024, height: 680 });
  await page.clock.setFixedTime(NOON);
  await storeJourney(page);
  await declineConsent(page);
  await page.route('**/api/**', answer);
});

test('the foundations of the style guide look as they did', { tag: '@exhaustive' }, async ({ page, isMobile }) => {
  await openAtRest(page, '/styleguide');
  await matchesBaseline(page, 'styleguide');
  await makeRoom(page);
  await expect(page.locator('#drawings svg')).toHaveCount(12);
  if (isMobile) for (const id of FOUNDATIONS) await matchesBaseline(page.locator(`#${id}`), `styleguide-${id}`);
});

test('the parts in the style guide look as they did', { tag: '@exhaustive' }, async ({ page }) => {
  await openAtRest(page, '/styleguide');
  await makeRoom(page);
  await page.locator('#layers').scrollIntoViewIfNeeded();
  await expect(page.locator('#layers').getByRole('button', { name: /^(Previous|Following|Pause|Play)$/ })).toHaveCount(3);
  await page.locator('#containers summary').first().click();
  for (const id of PARTS) await matchesBaseline(page.locator(`#${id}`), `styleguide-${id}`);
  await page.getByRole('button', { name: 'Open the dialog' }).click();
  await dialogMatchesBaseline(page, page.getByRole('dialog'), 'styleguide-dialog');
});

for (const [name, path] of [
  ['landing', '/'],
  ['treatment', '/treatment'],
  ['keep-results', '/keep-results'],
] as const) {
  test(`the screen ${name} looks as it did`, { tag: '@exhaustive' }, async ({ page }) => {
    await openAtRest(page, path);
    await matchesBaseline(page, name);
  });
}

for (const kind of ['single', 'chart', 'selfie'] as const) {
  test(`the first ${kind} step looks as it did`, { tag: '@exhaustive' }, async ({ page }) => {
    await openAtRest(page, firstOf(kind).path);
    await matchesBaseline(page, `quiz-${kind}`);
  });
}

test(
  'the first multi step with choices looks as it did, and no change of it would go unseen',
  { tag: '@exhaustive' },
  async ({ page }, { config }) => {
    const picture = 'quiz-multi-chosen';
    await openAtRest(page, firstOf('multi').path);
    for (const index of [1, 3]) await currentScreen(page).getByRole('checkbox').nth(index).check();
    await expect(currentScreen(page).getByRole('button', { name: 'Next' })).toBeVisible();
    await matchesBaseline(page, picture);
    if (isUpdating(config)) return;

    for (const change of [
      '.dock [data-variant] { translate: 0 4px }',
      ':root { --rose: #8e2a48 }',
      '[data-option] > :has(+ :last-child) { color: #4a3038 }',
      'li:nth-child(2) [data-option] > :nth-child(2) svg { visibility: hidden }',
      'li:nth-child(3) [data-option] > :last-child { visibility: hidden }',
      'h1 { letter-spacing: 0.01em }',
    ])
      await changed(page, change, () => expect(page, change).not.toHaveScreenshot(`${picture}.png`, SAME_BROWSER));
    for (const change of [
      '.dock [data-variant] { translate: 0 16px }',
      ':root { --rose: #8e2a48 }',
      '[data-option] > :nth-child(2) { visibility: hidden }',
    ])
      await changed(page, change, () => expect(page, change).not.toHaveScreenshot(`${picture}.png`, OTHER_BROWSER));
    const otherLetters = 'body { font-variation-settings: "wght" 410 }';
    await changed(page, otherLetters, () => expect(page).toHaveScreenshot(`${picture}.png`, OTHER_BROWSER));
  },
);

test('the face of a visitor with answers looks as it did', { tag: '@exhaustive' }, async ({ page }) => {
  const answers = { gender: 'male', age: '35-44', skinConcerns: ['redness-or-rosacea'], skinType: 'combination' };
  await storeJourney(page, { answers, skinTone: 'brown' });
  await openAtRest(page, firstOf('face').path);
  await expect(currentScreen(page).getByRole('img', { name: 'A drawing of a face, made from your answers' })).toBeVisible();
  await matchesBaseline(page, 'quiz-face');
});

test('the first counter step at rest looks as it did', { tag: '@exhaustive' }, async ({ page }) => {
  const counter = firstOf('counter');
  await freezeTimers(page);
  await openAtRest(page, counter.path);
  await expect(currentScreen(page).getByText(`-${counter.to}${counter.unit}`, { exact: true })).toBeVisible();
  await matchesBaseline(page, 'quiz-counter');
});

test('the sales page and its dialog look as they did', { tag: '@exhaustive' }, async ({ page }) => {
  await openAtRest(page, '/prediction');
  await expect(page.getByRole('button', { name: /offer expires in/ }).first()).toContainText('10:00');
  await matchesBaseline(page, 'prediction');
  await dialogMatchesBaseline(page, await choosePlan(page, '1-Month'), 'prediction-dialog');
});

test('a paid order looks as it did', { tag: '@exhaustive' }, async ({ page }) => {
  await claimIphone(page);
  await openAtRest(page, '/prediction/subscribe-success?session_id=cs_test_1');
  await expect(currentScreen(page).getByRole('heading', { level: 1 })).toHaveText('Done!');
  await expect(currentScreen(page).getByRole('link', { name: 'Open the app', includeHidden: true })).toBeAttached();
  await matchesBaseline(page, 'success');
});

/** The server's part, always the same. */
function answer(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url());
  if (pathname === '/api/offer') return route.fulfill({ json: { deadline: 600_000, now: 0 } });
  if (pathname.startsWith('/api/checkout/'))
    return route.fulfill({ json: { status: 'paid', email: 'ada@example.com', planId: 'month' } });
  if (pathname === '/api/app-links') return route.fulfill({ json: { link: LINK, code: CODE, qr: qrCode(LINK), minutes: 60 } });
  return route.fulfill({ json: {} });
}

async function openAtRest(page: Page, path: string): Promise<void> {
  await open(page, path);
  await fontsLoaded(page);
  // A result appears with the code that reckons it.
  await expect(page.locator('[data-pending]')).toHaveCount(0);
  await page.evaluate(async () => {
    // Drawn anew: what was drawn before the letters came keeps the fraction of a pixel at which it stood then.
    document.body.style.display = 'none';
    await new Promise(requestAnimationFrame);
    document.body.style.display = '';
  });
}

/** A window that is higher than any chapter: a picture that has to be put together from two scrolled ones may lack a strip. */
async function makeRoom(page: Page): Promise<void> {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 2800 });
}

async function matchesBaseline(target: Page | Locator, name: string): Promise<void> {
  const page = 'page' in target ? target.page() : target;
  // Away from everything that would show that it is pointed at.
  await page.mouse.move(0, 0);
  if ('page' in target) await target.scrollIntoViewIfNeeded();
  // A dialog whose first frame is stopped stays unseen.
  await finishAnimations(page);
  // A drawing that was first drawn while it moved keeps the fraction of a pixel at which it stood then.
  await page.addStyleTag({ content: 'svg, svg * { animation: none !important }' });
  await page.evaluate(pictured);
  const options = { ...tolerance.current, scale: 'css', animations: 'allow', caret: 'hide' } as const;
  if ('page' in target) await expect(target).toHaveScreenshot(`${name}.png`, options);
  else await expect(target).toHaveScreenshot(`${name}.png`, options);
}

/** A dialog alone: what shows beside its round corners depends on how far the page is scrolled. */
function dialogMatchesBaseline(page: Page, dialog: Locator, name: string): Promise<void> {
  return changed(page, 'dialog::backdrop { background: #8a7c80 !important }', () => matchesBaseline(dialog, name));
}

/** Once every picture in the window is drawn. */
async function pictured(): Promise<void> {
  const seen = [...document.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  await Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
}

/** Tries something while one more rule holds on the page. */
async function changed(page: Page, rule: string, attempt: () => Promise<void>): Promise<void> {
  const rules = (text: string) =>
    page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    }, text);
  await rules(rule);
  await attempt();
  await rules('');
}

function isUpdating({ updateSnapshots }: FullConfig): boolean {
  return updateSnapshots === 'all' || updateSnapshots === 'changed';
}
