import { expect, type Page, test } from '@playwright/test';
import { frameCopy } from '../content/operator/frame.ts';
import { views } from '../web/operator/views.ts';
import { isAccessible } from './accessible.ts';
import { dashboardReady } from './dashboard-ready.ts';
import { dashboardUrl, PASSWORD } from './dashboard-server.ts';
import { findHiddenFocus } from './obscured.ts';
import { findBrokenWords, fits, zoomText } from './overflow.ts';
import { withOwnServer } from './own-server.ts';

test.use({ baseURL: dashboardUrl() });
test.beforeAll(dashboardReady);

async function signIn(page: Page, path = '/operator'): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.locator('#desk-nav')).toBeAttached();
}

const loaded = (page: Page) => expect(page.locator('[aria-busy="true"]')).toHaveCount(0);

test('the dashboard without a password says how to set one', { tag: '@exhaustive' }, async ({ page }) => {
  await withOwnServer({}, async (fresh) => {
    await page.goto(`${fresh.url}/operator`);
    await expect(page.getByText('npm run operator password')).toBeVisible();
    await isAccessible(page);
  });
});

test('a wrong password is refused beside the form, the right one leads to where one wanted to go, and opens the mailbox and the sandbox until one signs out', async ({
  page,
  isMobile,
}) => {
  await page.goto('/operator/revenue');
  await isAccessible(page);
  await page.getByLabel('Password').fill('guess');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'not the password' })).toBeVisible();
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Revenue', level: 1 })).toBeVisible();

  for (const path of ['/sandbox/mailbox', '/sandbox/panel']) expect((await page.request.get(path)).status()).toBe(200);
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  expect((await page.request.get('/sandbox/mailbox')).status()).toBe(403);
  await page.goto('/operator');
  await expect(page.getByLabel('Password')).toBeVisible();
});

test('every third page of the dashboard opens with its heading, fits a phone, and says nothing on the console', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await signIn(page);
  for (const { path, label } of views.filter((_, index) => index % 3 === 0)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: label, level: 1 })).toBeVisible();
    await loaded(page);
    await fits(page, path);
    expect(complaints, path).toEqual([]);
  }
});

test('every page of the dashboard fits the screen, is accessible in light and dark colours, and breaks no rule of the browser', {
  tag: '@exhaustive',
}, async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await signIn(page);
  for (const { path, label } of views) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: label, level: 1 })).toBeVisible();
    await loaded(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([path, wide]).toEqual([path, 0]);
    await isAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await isAccessible(page, { layout: true });
    await page.emulateMedia({ colorScheme: 'light' });
  }
  expect(complaints).toEqual([]);
});

test('no word of the dashboard breaks, nothing is cut off and nothing overlaps on narrow phones, also with letters twice as large', {
  tag: '@exhaustive',
}, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a wide screen has room');
  await signIn(page);
  for (const { path, label } of views) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: label, level: 1 })).toBeVisible();
    await loaded(page);
    for (const [width, letters] of [
      [390, '100%'],
      [320, '200%'],
    ] as const) {
      const place = `${path} at ${width}, ${letters}`;
      await page.setViewportSize({ width, height: 640 });
      await zoomText(page, letters);
      await fits(page, place);
      expect(await page.evaluate(findBrokenWords), place).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), place).toBe(0);
    }
  }
});

test('a choice that is longer than its field wraps on a narrow phone with letters twice as large', {
  tag: '@exhaustive',
}, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a wide screen has room');
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, '/operator/account');
  await loaded(page);
  await zoomText(page, '200%');
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  const line = (await zone.boundingBox())?.height ?? 0;
  await zone.evaluate((select: HTMLSelectElement) => select.add(new Option('America/North_Dakota/New_Salem', '', true, true)));
  expect((await zone.boundingBox())?.height).toBeGreaterThan(line);
});

test('an amount keeps its minus before it from right to left', { tag: '@exhaustive' }, async ({ page }) => {
  await signIn(page);
  for (const path of ['/operator/revenue', '/operator/growth']) {
    await page.goto(path);
    await loaded(page);
    await page.evaluate(() => {
      document.dir = 'rtl';
    });
    const negative = page.locator('main bdi').filter({ hasText: /^-\$/, visible: true });
    await expect(negative.first()).toBeVisible();
    for (const amount of await negative.all()) expect(await amount.evaluate(isAfterItsSign)).toBe(true);
  }
});

test('the dashboard is printed without the bar that floats on a phone, and cuts no column off', { tag: '@exhaustive' }, async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'paper is as wide whatever the screen');
  await signIn(page, '/operator/revenue');
  const bar = page.getByRole('navigation', { name: frameCopy.shortcuts });
  await expect(bar).toBeVisible();
  await loaded(page);
  // A4 between its margins.
  await page.setViewportSize({ width: 718, height: 1047 });
  await page.emulateMedia({ media: 'print' });
  await expect(bar).toBeHidden();
  for (const table of await page.getByRole('table').all()) expect(await table.evaluate(isWithinParent)).toBe(true);
});

test('the bar of the dashboard on a phone hides no control that has the focus', { tag: '@exhaustive' }, async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a wide screen has a menu beside the page');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page);
  for (const path of ['/operator', '/operator/funnel', '/operator/people']) {
    await page.goto(path);
    await loaded(page);
    for (const size of [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
      { width: 320, height: 256 },
    ]) {
      await page.setViewportSize(size);
      expect(await page.evaluate(findHiddenFocus), `${path} at ${size.width} x ${size.height}`).toEqual([]);
    }
  }
});

test('a person is found from any page by the keyboard, looked at, and the look stands in the audit log', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await signIn(page, '/operator/people');
  await loaded(page);
  const email = (await page.getByRole('rowheader').first().innerText()).trim();
  await page.goto('/operator/claims');
  await loaded(page);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('rev');
  await isAccessible(page, { within: 'dialog' });
  await page.getByRole('combobox').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toHaveValue(email);
  await expect(page).toHaveURL('/operator/people');
  await page.getByRole('button', { name: email }).click();
  await expect(page.getByRole('heading', { name: email })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await page.goto('/operator/account');
  await expect(page.getByRole('row', { name: new RegExp(`Looked at a person .*${email}`) }).first()).toBeVisible();
});

test('the campaign behind a bad yesterday is one tap from the overview', { tag: '@exhaustive' }, async ({ page }) => {
  await signIn(page);
  await page.getByRole('link', { name: 'See why, by campaign' }).click();
  await expect(page.getByRole('heading', { name: 'Campaigns', level: 1 })).toBeVisible();
  await loaded(page);
  await expect(page.getByLabel('Period')).toHaveValue('yesterday');
  await expect(page.getByLabel('Show')).toHaveValue('campaign');
  await expect(page.getByRole('columnheader', { name: 'Change' })).toBeAttached();
});

test('a visitor loads nothing of the dashboard', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((path) => /operator|uplot/i.test(path))).toEqual([]);
});

/** Runs in the browser. */
function isAfterItsSign({ firstChild: text }: Element): boolean {
  const [sign, digit] = [0, 2].map((at) => {
    const range = new Range();
    range.setStart(text as Node, at);
    range.setEnd(text as Node, at + 1);
    return range.getBoundingClientRect();
  });
  return (sign?.right ?? 0) <= (digit?.left ?? 0);
}

function isWithinParent(element: Element): boolean {
  return element.getBoundingClientRect().right <= (element.parentElement?.getBoundingClientRect().right ?? 0) + 1;
}
