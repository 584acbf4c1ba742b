import { expect, type Locator, type Page, test } from '@playwright/test';
import { siteCopy } from '../content/pages/site.ts';
import { inAppBrowser } from '../core/analytics/user-agent.ts';
import { choosePlan, goToPayment, openSales, PAYS, payWith } from './buyer.ts';
import {
  currentScreen,
  expectAfter,
  firstOf,
  freezeTimers,
  open,
  optionId,
  optionOf,
  refuseMeasuring,
  waitForHydration,
} from './visitor.ts';

const ASKS_THE_BANK = '4000 0025 0000 3155';

/** Renamed, so that a browser knows them as little as an older one does: the names that Chrome 100 and Firefox 100 lack. */
const NEWER_STYLES: readonly (readonly [name: RegExp, unknown: string])[] = [
  [/:has\(/g, ':unknown-has('],
  [/(?<=\d)[sd]vh\b/g, 'unknown'],
  [/@container/g, '@unknown-container'],
  [/color-mix\(/g, 'unknown-color('],
  [/text-wrap:/g, 'unknown-wrap:'],
  [/(?<=[;{])(translate|scale|rotate):/g, 'unknown-$1:'],
];

test.describe('a browser as old as the oldest supported ones', { tag: '@exhaustive' }, () => {
  // Rewritten styles no longer match the hashes of the content security policy.
  test.use({ bypassCSP: true });

  test('asks, shows what is chosen, reads a photo and pays', async ({ page }) => {
    await becomeOlder(page);
    await freezeTimers(page);
    await open(page, '/loading');
    // What it shows is lower than the window.
    expect(await currentScreen(page).evaluate((screen) => screen.getBoundingClientRect().height >= innerHeight)).toBe(true);

    const multi = firstOf('multi');
    await open(page, multi.path);
    await expect(page.locator('#late')).toHaveCount(0);
    const option = currentScreen(page)
      .locator('label')
      .filter({ has: page.locator(`[value="${optionId(multi)}"]`) });
    await looksChosen(option, () => optionOf(page, multi).check());
    await currentScreen(page).getByRole('button', { name: 'Next' }).click();
    await expectAfter(page, multi);

    await open(page, firstOf('city').path);
    await currentScreen(page).getByRole('combobox').fill('lisbon');
    await currentScreen(page).getByRole('option', { name: 'Lisbon, Portugal' }).click();
    await currentScreen(page).getByRole('button', { name: 'Next' }).click();
    await expectAfter(page, firstOf('city'));

    await open(page, firstOf('selfie').path);
    await upload(page);
    await refuseMeasuring(page);
    await expect(page).toHaveURL('/analyze');

    await openSales(page);
    const plan = currentScreen(page)
      .locator('label')
      .filter({ has: page.getByRole('radio', { name: '1-Year' }) });
    await looksChosen(plan.first(), () => plan.first().click());
    const modal = await choosePlan(page, '1-Year');
    const other = modal.locator('label').filter({ has: page.getByRole('radio', { name: '1-Month' }) });
    await looksChosen(other, () => other.click());
    await page.mouse.click(195, 4);
    await expect(modal).toBeHidden();
    await goToPayment(page, '1-Month', 'older@walk.example');
    await payWith(page, PAYS);
    await expect(currentScreen(page).getByRole('heading', { level: 1 })).toHaveText('Done!');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test('a quiz page whose code cannot be read says after 15 seconds what to do', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: 'this is newer syntax' }));
  await page.goto('/loading');
  const message = page.getByRole('alert').filter({ hasText: siteCopy.late.text });
  const waitUntil = (ms: number) =>
    page.locator('#late').evaluate((element, at) => {
      for (const animation of element.getAnimations()) {
        // A slow machine looks at it after the moment has passed.
        animation.pause();
        animation.currentTime = at;
      }
    }, ms);
  await waitUntil(14_900);
  await expect(message).toBeHidden();
  await waitUntil(15_100);
  await expect(message).toBeVisible();
});

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP2A.240805.005; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/127.0.0.0 Mobile Safari/537.36';

/** As docs/in-app-browsers.md lists them. */
const APPS = [
  ['instagram', `${IPHONE} Instagram 342.0.3.24.98 (iPhone15,3; iOS 17_5; en_US; scale=3.00; 1290x2796; 618023787)`],
  ['instagram', `${ANDROID} Instagram 342.0.0.33.103 Android (34/14; 420dpi; 1080x2400; Google/google; Pixel 8; shiba; en_US)`],
  ['facebook', `${IPHONE} [FBAN/FBIOS;FBAV/475.0.0.41.103;FBBV/622222222;FBDV/iPhone15,3;FBMD/iPhone;FBSN/iOS;FBSV/17.5;FBSS/3]`],
  ['facebook', `${ANDROID} [FB_IAB/FB4A;FBAV/475.1.0.46.82;]`],
  [
    'tiktok',
    `${IPHONE} musical_ly_35.5.0 JsSdk/2.0 NetType/WIFI Channel/App Store ByteLocale/en Region/US BytedanceWebview/d8a21c6`,
  ],
  ['tiktok', `${ANDROID} trill_350504 JsSdk/1.0 NetType/WIFI AppName/musical_ly app_version/35.5.4 BytedanceWebview/d8a21c6`],
  ['snapchat', `${IPHONE} Snapchat/12.97.0.38 (like Safari/8618.2.12.10.9, panda)`],
  ['snapchat', `${ANDROID} Snapchat/12.97.0.45 (Pixel 8; Android 14#34#0; gzip)`],
] as const;

/** One iPhone and one Android: no page looks at the user agent. */
const PAYING: ReadonlySet<string> = new Set([APPS[0][1], APPS[5][1]]);

test('a refused camera leads to a photo, and the bank step to Done!, in the browsers of Instagram, Facebook, TikTok and Snapchat', {
  tag: '@exhaustive',
}, async ({ browser, baseURL }) => {
  for (const [name, userAgent] of APPS) {
    expect(inAppBrowser({ userAgent, touchPoints: 5 }), userAgent).toBe(name);
    const context = await browser.newContext({ ...(baseURL && { baseURL }), userAgent, viewport: { width: 390, height: 720 } });
    const page = await context.newPage();
    await becomeInApp(page);
    await freezeTimers(page);
    await open(page, firstOf('selfie').path);
    await expect(page.locator('input[type=file]')).toHaveAttribute('capture', 'user');
    await currentScreen(page).getByRole('button', { name: 'Take a selfie' }).click();
    await refuseMeasuring(page);
    await expect(page.getByRole('alert').filter({ hasText: 'choose a photo' })).toBeVisible();
    await expect(page.locator('input[type=file]')).not.toHaveAttribute('capture');
    await upload(page);
    await expect(page).toHaveURL('/analyze');
    if (PAYING.has(userAgent)) await payThroughBank(page, `${name}@walk.example`);
    expect(context.pages()).toHaveLength(1);
    await context.close();
  }
});

async function payThroughBank(page: Page, email: string): Promise<void> {
  await openSales(page);
  await goToPayment(page, '1-Month', email);
  await payWith(page, ASKS_THE_BANK);
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(currentScreen(page).getByRole('heading', { level: 1 })).toHaveText('Done!');
}

/** Takes away what the oldest supported browsers lack and the code of the pages or of its libraries may want. */
async function becomeOlder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const newer: readonly (readonly [owner: object, names: readonly string[]])[] = [
      [AbortSignal, ['any', 'timeout']],
      [Array, ['fromAsync']],
      [Array.prototype, ['findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with']],
      [Document.prototype, ['startViewTransition']],
      [HTMLElement.prototype, ['inert', 'popover']],
      [HTMLDialogElement.prototype, ['closedBy', 'requestClose']],
      [Map, ['groupBy']],
      [Navigator.prototype, ['vibrate']],
      [Object, ['groupBy']],
      [Promise, ['try', 'withResolvers']],
      [Set.prototype, ['difference', 'intersection', 'union']],
      [String.prototype, ['isWellFormed']],
      [URL, ['canParse', 'parse']],
      [window, ['createImageBitmap', 'navigation', 'requestIdleCallback', 'scheduler', 'structuredClone']],
    ];
    for (const [owner, names] of newer) for (const name of names) Reflect.deleteProperty(owner, name);
  });
  await page.route('**/*', async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType()) || route.request().method() !== 'GET') {
      return route.fallback();
    }
    const response = await route.fetch({ maxRedirects: 0 });
    const text = NEWER_STYLES.reduce((css, [name, unknown]) => css.replaceAll(name, unknown), await response.text());
    await route.fulfill({ response, body: text });
  });
}

/** The app refuses the camera and opens no second window. */
async function becomeInApp(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('The app may not.', 'NotAllowedError'));
    window.open = () => null;
  });
}

async function looksChosen(control: Locator, choose: () => Promise<void>): Promise<void> {
  const before = await control.screenshot();
  await choose();
  await control.page().evaluate(() => (document.activeElement as HTMLElement).blur());
  expect((await control.screenshot()).equals(before)).toBe(false);
}

async function upload(page: Page): Promise<void> {
  await waitForHydration(page);
  const buffer = await page.screenshot({ type: 'jpeg' });
  await page.locator('input[type=file]').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
}
