import { expect, type Page, test } from '@playwright/test';
import { unsubscribeCopy } from '../content/pages/account.ts';
import { keepResultsCopy } from '../content/pages/keep-results.ts';
import { salesCopy } from '../content/pages/sales.ts';
import { isAccessible } from './accessible.ts';
import { answersTo, currentScreen, expectStep, LAST, open, openEarly, stepAt } from './visitor.ts';

const { text, version } = keepResultsCopy.marketing;
const LEADS = '**/api/addUserToMailchimp';

/** Leaves an address, and gives what was sent with it. */
async function leave(page: Page, email: string): Promise<unknown> {
  await currentScreen(page).getByRole('textbox', { name: 'E-mail' }).fill(email);
  const sent = page.waitForRequest(LEADS);
  await currentScreen(page).getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/prediction');
  return (await sent).postDataJSON();
}

test('the box for marketing is not ticked, and going on does not need it', { tag: '@exhaustive' }, async ({ page }) => {
  await open(page, '/keep-results');
  await expect(currentScreen(page).getByRole('checkbox', { name: text })).not.toBeChecked();
  expect(await leave(page, 'no@walk.example')).toEqual({ email: 'no@walk.example' });
});

test('a ticked box for marketing sends the version of its sentence with the address', { tag: '@exhaustive' }, async ({
  page,
}) => {
  await open(page, '/keep-results');
  const box = currentScreen(page).getByRole('checkbox', { name: text });
  const pressed = await box.locator('xpath=ancestor::label').boundingBox();
  expect(pressed?.height).toBeGreaterThanOrEqual(44);
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  expect(await leave(page, 'yes@walk.example')).toEqual({ email: 'yes@walk.example', marketing: version });
});

test('a box that is ticked, and Next that is pressed, before the code has come both count', {
  tag: '@exhaustive',
}, async ({ page }) => {
  const email = 'early@walk.example';
  await page.addInitScript((stored) => localStorage.setItem('journey', stored), JSON.stringify({ answers: {}, email }));
  const sent = page.waitForRequest(LEADS);
  await openEarly(page, '/keep-results', async () => {
    await page.getByRole('checkbox', { name: text }).check();
    // It is called disabled, since the page does not know yet what the device keeps; a finger presses it all the same.
    await page.getByRole('button', { name: 'Next' }).click({ force: true });
  });
  await expect(page).toHaveURL('/prediction');
  expect((await sent).postDataJSON()).toEqual({ email, marketing: version });
});

test('an address that is left while an older one is on its way is sent after it', { tag: '@exhaustive' }, async ({ page }) => {
  const older = { email: 'older@walk.example' };
  await page.addInitScript((lead) => sessionStorage.seen ?? localStorage.setItem('owedLead', lead), JSON.stringify(older));
  await page.addInitScript(() => sessionStorage.setItem('seen', 'true'));
  const answer = Promise.withResolvers<void>();
  await page.route(LEADS, async (route) => {
    await answer.promise;
    await route.continue();
  });
  const first = page.waitForRequest(LEADS);
  await open(page, '/keep-results');
  expect((await first).postDataJSON()).toEqual(older);
  await currentScreen(page).getByRole('textbox', { name: 'E-mail' }).fill('newer@walk.example');
  await currentScreen(page).getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/prediction');
  const second = page.waitForRequest(LEADS);
  answer.resolve();
  expect((await second).postDataJSON()).toEqual({ email: 'newer@walk.example' });
});

test('an address that could not be sent is reported, and sent when the network is back', { tag: '@exhaustive' }, async ({
  page,
  context,
}) => {
  await page.route(LEADS, (route) => route.abort());
  await open(page, '/keep-results');
  await leave(page, 'again@walk.example');
  const told = page.getByRole('alert').filter({ hasText: salesCopy.lead.unsent });
  await expect(told).toBeVisible();
  await context.setOffline(true);
  await page.unroute(LEADS);
  const sent = page.waitForResponse(LEADS);
  await context.setOffline(false);
  expect((await sent).request().postDataJSON()).toEqual({ email: 'again@walk.example' });
  await expect(told).toHaveCount(0);
});

test('an address that could not be sent is sent from the next page, with what was agreed to', { tag: '@exhaustive' }, async ({
  page,
}) => {
  await page.route(LEADS, (route) => route.abort());
  await open(page, '/keep-results');
  await currentScreen(page).getByRole('checkbox', { name: text }).check();
  // Asked for is not refused yet: let through now, it would arrive at once.
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/addUserToMailchimp'));
  await leave(page, 'later@walk.example');
  await refused;
  // The sales page asks once more; nobody must be left to do so once it is let through.
  await page.goto('about:blank');
  await page.unroute(LEADS);
  const sent = page.waitForRequest(LEADS);
  await open(page, '/contact-us');
  expect((await sent).postDataJSON()).toEqual({ email: 'later@walk.example', marketing: version });
});

test('a press that comes before the code unsubscribes too', { tag: '@exhaustive' }, async ({ page }) => {
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('unsubscriptions'));
  const token = '0b5c8f6e-3f43-4c55-9d54-6ad1d1b8a0a7';
  await openEarly(page, `/unsubscribe#${token}`, () => page.getByRole('button', { name: unsubscribeCopy.action }).click());
  expect((await sent).url()).toContain(token);
  await expect(currentScreen(page).getByRole('heading', { level: 1 })).toHaveText(unsubscribeCopy.doneTitle);
});

test('the link in a marketing mail unsubscribes after one press, and not before', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && posts.push(new URL(request.url()).pathname)));
  const path = '/api/unsubscriptions/0b5c8f6e-3f43-4c55-9d54-6ad1d1b8a0a7';
  await page.goto(path);
  await expect(page).toHaveURL(/\/unsubscribe#/);
  const button = currentScreen(page).getByRole('button', { name: unsubscribeCopy.action });
  await expect(button).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(posts.filter((post) => post.includes('unsubscriptions'))).toEqual([]);
  await button.click();
  await expect(currentScreen(page).getByRole('heading', { level: 1 })).toHaveText(unsubscribeCopy.doneTitle);
  await expect(currentScreen(page).getByRole('heading', { level: 1 })).toBeFocused();
  expect(posts).toContain(path);
  await expect(page).toHaveURL('/unsubscribe');
  await isAccessible(page);
});

test('an unsubscribe link without its token says so', { tag: '@exhaustive' }, async ({ page }) => {
  await open(page, '/unsubscribe');
  await expect(currentScreen(page).getByRole('heading', { level: 1 })).toHaveText(unsubscribeCopy.noLinkTitle);
});

test('the link in the reminder goes on where the visitor was, and elsewhere to the start', { tag: '@exhaustive' }, async ({
  page,
}) => {
  await open(page, '/?resume');
  await expect(currentScreen(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/?resume');
  const step = stepAt(Math.ceil(LAST / 2));
  const journey = JSON.stringify({ answers: answersTo(stepAt(1)), at: step.path });
  await page.evaluate((stored) => localStorage.setItem('journey', stored), journey);
  await open(page, '/?resume');
  await expectStep(page, step);
});
