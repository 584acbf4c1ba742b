import { test as base, expect, type Page } from '@playwright/test';
import { paymentModalCopy } from '../content/pages/payment-modal.ts';
import type { RunningServer } from '../server/testing.ts';
import { isAccessible } from './accessible.ts';
import { choosePlan, openSales, PAYS, payWith } from './buyer.ts';
import { withOwnServer } from './own-server.ts';
import { declineConsent, open, storeJourney } from './visitor.ts';

const copy = paymentModalCopy.wallet;
const WALLET = 'Test wallet · Pay';
const SUCCESS = /\/prediction\/subscribe-success\?session_id=cs_test_/;

const test = base.extend<object, { server: RunningServer }>({
  /** Its sandbox shows a wallet. All walks share it, because its start costs more than a walk. */
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => withOwnServer({ SANDBOX_WALLET: 'on' }, use),
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});
test.describe.configure({ mode: 'default' });

async function openDialog(page: Page, email: string) {
  await storeJourney(page, { email });
  await openSales(page);
  return choosePlan(page, '1-Month');
}

async function tickBoth(page: Page): Promise<void> {
  for (const box of await page.getByRole('dialog').getByRole('checkbox').all()) await box.check();
}

const requested = (page: Page) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(new URL(request.url()).pathname));
  return () => urls.filter((path) => /elements|\/wallet-(?!place)/.test(path));
};

test('a wallet comes with the second tick, goes with it, and pays', async ({ page }) => {
  const asked = requested(page);
  await open(page, '/keep-results');
  await declineConsent(page);
  await page.getByRole('textbox', { name: 'E-mail' }).fill('wallet@walk.example');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/prediction');
  // Its own policy lets the script of the wallet in.
  await expect(page.locator('html')).toHaveAttribute('data-wallet', 'here');
  const modal = await choosePlan(page, '1-Month');
  const [renewal, adult] = await modal.getByRole('checkbox').all();
  await renewal?.check();
  expect(asked()).toEqual([]);
  await adult?.check();
  const wallet = page.getByRole('button', { name: WALLET });
  await expect(wallet).toBeVisible();
  await expect(modal.getByText(copy.obliges.replace('{price}', '$19.99'))).toBeVisible();
  await isAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await isAccessible(page, { layout: true });
  await adult?.uncheck();
  await expect(wallet).toBeHidden();
  await adult?.check();
  await payByWallet(page);
});

test('a wallet pays in seconds on a slow phone', { tag: '@exhaustive' }, async ({ page }) => {
  await openDialog(page, 'slow@walk.example');
  await tickBoth(page);
  await expect(page.getByRole('button', { name: WALLET })).toBeVisible();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await devtools.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 },
  });
  expect(await payByWallet(page)).toBeLessThan(6000);
});

test('the card of the same session is folded, says why it is declined, and pays', { tag: '@exhaustive' }, async ({ page }) => {
  const modal = await openDialog(page, 'card@walk.example');
  await tickBoth(page);
  await modal.getByText(copy.card).click();
  const field = modal.getByRole('textbox', { name: 'Test card number' });
  await field.fill('4000 0000 0000 0002');
  const pay = modal.locator('details').getByRole('button', { name: /obligation to pay/ });
  await pay.click();
  await expect(modal.getByRole('alert').getByText('Your card was declined.')).toBeVisible();
  await field.fill('4000 0025 0000 3155');
  await pay.click();
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(page).toHaveURL(SUCCESS);
});

test('a closed sheet charges nothing, and the page of the provider then pays instead of it', { tag: '@exhaustive' }, async ({
  page,
}) => {
  const modal = await openDialog(page, 'page@walk.example');
  await tickBoth(page);
  await page.getByRole('button', { name: WALLET }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: WALLET })).toBeFocused();
  await modal
    .getByRole('button', { name: /obligation to pay/ })
    .last()
    .click();
  await expect(page).toHaveURL(/\/sandbox\/checkout\/cs_test_/);
  await payWith(page, PAYS);
  await expect(page).toHaveURL(SUCCESS);
});

for (const [how, answer] of [
  ['is blocked', 'abort'],
  ['has not come after three seconds', 'hang'],
] as const)
  test(`a script that ${how} leaves the page of the provider, and no session behind it`, { tag: '@exhaustive' }, async ({
    page,
  }) => {
    await page.route('**/sandbox/elements.js', (route) => (answer === 'abort' ? route.abort() : undefined));
    const modal = await openDialog(page, `${answer}@walk.example`);
    const ended = page.waitForResponse('**/api/checkout/elements/end');
    await tickBoth(page);
    expect((await ended).status()).toBe(200);
    await expect(modal.getByText(copy.title)).toBeHidden();
    await modal.getByRole('button', { name: /obligation to pay/ }).click();
    await expect(page).toHaveURL(/\/sandbox\/checkout\/cs_test_/);
  });

test('the browser of an app asks for no wallet', { tag: '@exhaustive' }, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (iPhone) Instagram 300' }));
  const asked = requested(page);
  const modal = await openDialog(page, 'app@walk.example');
  await tickBoth(page);
  await modal.getByRole('button', { name: /obligation to pay/ }).click();
  await expect(page).toHaveURL(/\/sandbox\/checkout\/cs_test_/);
  expect(asked()).toEqual([]);
});

/** By keyboard. Milliseconds between the press on the sheet and the next page. */
async function payByWallet(page: Page): Promise<number> {
  await page.getByRole('button', { name: WALLET }).focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Test wallet' });
  await expect(sheet.getByText('$19.99 today')).toBeVisible();
  const pressed = Date.now();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(SUCCESS);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return Date.now() - pressed;
}
