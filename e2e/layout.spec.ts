import { expect, type Page, test } from '@playwright/test';
import { choosePlan } from './buyer.ts';
import { findOverflow } from './overflow.ts';
import { currentScreen, firstOf, freezeTimers, funnel, open, stepsToLookAt } from './visitor.ts';

const EMAIL = `${'w'.repeat(40)}.${'x'.repeat(23)}@${'y'.repeat(27)}.example`;
const CITY = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, W';

/** What is typed in letters twice as large is seen on these. */
const KEY_SCREENS = [
  '/',
  ...stepsToLookAt().map(({ path }) => path),
  ...['/treatment', '/keep-results', '/prediction', '/delete'],
];

test('letters of twice the size fit on a phone', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a wide screen has room');
  const browser = await page.context().newCDPSession(page);
  // The browser's own setting, which media queries in em follow too.
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await stood(page, {});
  for (const path of KEY_SCREENS) {
    await open(page, path);
    await fits(page, path);
  }
});

test.describe('the longest address and city', () => {
  test('break no screen of the walk', async ({ page }) => {
    const city = firstOf('city');
    await stood(page, { answers: { [city.id]: CITY }, email: EMAIL });
    for (const path of [city.path, '/treatment', '/keep-results']) {
      await open(page, path);
      await fits(page, path);
    }
    await expect(currentScreen(page).getByRole('textbox', { name: 'E-mail' })).toHaveValue(EMAIL);
  });

  test('break neither the payment dialog nor its end', async ({ page }) => {
    await stood(page, { email: EMAIL });
    await open(page, '/prediction');
    const modal = await choosePlan(page, '1-Month');
    await expect(modal.getByRole('textbox', { name: 'E-mail' })).toHaveValue(EMAIL);
    expect(await modal.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
    await page.route('/api/checkout/*', (route) => route.fulfill({ json: { status: 'paid', email: EMAIL, planId: 'month' } }));
    await open(page, '/prediction/subscribe-success?session_id=cs_test_1');
    await expect(page.getByText(EMAIL)).toBeVisible();
    await fits(page, 'success');
  });

  test('break no deletion', async ({ page }) => {
    await page.route('/api/deleteUser', (route) => route.fulfill({ json: { success: true } }));
    await open(page, '/delete');
    await currentScreen(page).getByRole('textbox', { name: 'E-mail' }).fill(EMAIL);
    await currentScreen(page).getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText(EMAIL)).toBeVisible();
    await fits(page, '/delete');
  });
});

test('a carousel goes on by keyboard, and can be paused', async ({ page }) => {
  await freezeTimers(page);
  await open(page, '/identify');
  const carousel = currentScreen(page).locator('[aria-roledescription=carousel]');
  await carousel.getByRole('button', { name: 'Pause' }).press('Enter');
  await expect(carousel.getByRole('button', { name: 'Play' })).toBeVisible();
  const place = () => carousel.getByRole('list').evaluate((track) => getComputedStyle(track).transform);
  const before = await place();
  await carousel.getByRole('button', { name: 'Following' }).press('Enter');
  await expect.poll(place).not.toBe(before);
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test.beforeEach(({ page }) => page.addInitScript(noteMotion));

  test('nothing moves or plays by itself', async ({ page }) => {
    await open(page, '/');
    await expect(page.getByText('Achieve flawless skin with our cosmetologist')).toBeVisible();
    const chat = page.getByRole('figure', { name: 'A talk with the assistant' });
    for (const message of await chat.locator('[data-from]').all()) await expect(message).toHaveAttribute('data-shown', 'shown');
    await expect(page.getByRole('button', { name: 'Turn the cards' })).toBeAttached();
    for (const carousel of await page.locator('[aria-roledescription=carousel]').all()) {
      await carousel.scrollIntoViewIfNeeded();
      await expect(carousel.getByRole('button', { name: 'Play' })).toBeVisible();
    }
    expect(await page.evaluate(() => window.moved)).toEqual([]);
  });

  test('nothing moves in the quiz, the analysis or on the sales page', async ({ page }) => {
    await stood(page, {});
    const moving = funnel.steps.filter(({ kind }) => kind === 'info' || kind === 'chart').map(({ path }) => path);
    for (const path of [...moving, '/treatment', '/prediction']) {
      await open(page, path);
      expect(await page.evaluate(() => window.moved), path).toEqual([]);
    }
  });
});

/** Leaves a journey on the device, as if the visitor had been here before. */
async function stood(page: Page, journey: object): Promise<void> {
  await page.addInitScript(
    (text) => localStorage.setItem('journey', text),
    JSON.stringify({ answers: {}, selfie: 'skipped', ...journey }),
  );
}

/** Asked until it is so: letters arrive, and what is on its way comes to rest. */
async function fits(page: Page, place: string): Promise<void> {
  await expect.poll(() => page.evaluate(findOverflow), place).toEqual([]);
}

declare global {
  interface Window {
    /** What has moved, by its class. */
    moved: string[];
  }
}

/** Notes in the page what begins to move for longer than a frame, at whatever moment. */
function noteMotion(): void {
  window.moved = [];
  const note = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const moves = target.getAnimations({ subtree: true }).some(({ effect }) => Number(effect?.getComputedTiming().endTime) > 20);
    if (moves) window.moved.push(String(target.className || target.tagName));
  };
  for (const kind of ['animationstart', 'transitionrun']) addEventListener(kind, note, true);
}
