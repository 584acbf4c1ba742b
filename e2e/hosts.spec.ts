import { expect } from '@playwright/test';
import { runCommand } from '../server/run-command.ts';
import { freePort } from '../server/testing.ts';
import { goToPayment, openSales, PAYS, payWith } from './buyer.ts';
import { PASSWORD } from './dashboard-server.ts';
import { testAtOwnPlace } from './own-server.ts';
import { currentScreen } from './visitor.ts';

const EMAIL = 'hosts@walk.example';

/** Two names of this machine, which are two hosts for a browser. */
const test = testAtOwnPlace.extend({
  first: async ({ place }, use) => {
    const PORT = await freePort();
    await use(await place.start({ PORT, PUBLIC_URL: `http://localhost:${PORT}`, OPERATOR_URL: `http://127.0.0.1:${PORT}` }));
  },
});

test('what is bought on the site is read on the dashboard, and neither host has a page of the other', {
  tag: '@exhaustive',
}, async ({ page, place, first }) => {
  const dashboard = first.url.replace('localhost', '127.0.0.1');
  await openSales(page);
  await goToPayment(page, '1-Month', EMAIL);
  await payWith(page, PAYS);
  await expect(currentScreen(page).getByRole('heading', { level: 1 })).toHaveText('Done!');
  expect((await page.goto('/operator'))?.status()).toBe(404);
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveCount(0);

  const input = { password: PASSWORD, withoutSecondFactor: false };
  const address = await runCommand('operator password', input, { DATA_DIR: place.dataDir });
  expect(address).toBe(`${dashboard}/operator`);
  const failed: string[] = [];
  page.on('response', (response) => response.status() < 400 || failed.push(`${response.status()} ${response.url()}`));
  page.on('request', (request) => request.url().startsWith(dashboard) || failed.push(request.url()));
  await page.goto(`${address}`);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.locator('#desk-nav')).toBeAttached();
  await page.goto(`${dashboard}/sandbox/panel`);
  await expect(page.getByRole('form', { name: EMAIL })).toBeVisible();
  const event = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'invoice.paid' }) });
  await expect(event.first()).toContainText('answered 200');
  await page.goto(`${dashboard}/sandbox/mailbox`);
  await page.getByRole('link').filter({ hasText: EMAIL }).first().click();
  expect(failed).toEqual([]);
  expect((await page.goto(`${dashboard}/`))?.status()).toBe(404);
  expect((await page.context().cookies(first.url)).map(({ name }) => name)).not.toContain('operator');
});
