import { type Browser, expect, type Page } from '@playwright/test';
import { boughtCopy } from '../content/pages/bought.ts';
import { confirmationCopy } from '../content/pages/confirmation.ts';
import { manageCopy } from '../content/pages/manage.ts';
import { planCopy as copy } from '../content/pages/plan.ts';
import { plans } from '../content/plans.ts';
import { DAY_MS } from '../core/time.ts';
import { isAccessible } from './accessible.ts';
import { buy, signIn } from './customer.ts';
import { linkIn, type Mailbox, test } from './mailbox.ts';
import { currentScreen, open } from './visitor.ts';

const [, MONTH] = plans;
const answers = {
  gender: 'female',
  age: '35-44',
  skinType: 'oily',
  skinConcerns: ['pimples-or-acne', 'hyperpigmentation'],
  isSensitiveSkin: 'non-sensitive',
  skincareProductsUse: ['cleanser'],
};

const heading = (page: Page, name: string | RegExp) => currentScreen(page).getByRole('heading', { name });
const ritual = (page: Page, slot: 'morning' | 'evening') =>
  currentScreen(page).getByRole('region', { name: copy.today[slot], exact: true });
const showPart = (page: Page, part: keyof typeof copy.parts) =>
  currentScreen(page).getByRole('link', { name: copy.parts[part], exact: true }).click();
const firstFit = (page: Page) =>
  currentScreen(page)
    .getByText(/\$\d+\.\d\d · \d+% fit/)
    .first();
const workersOf = (page: Page) => page.workers().map((worker) => new URL(worker.url()).pathname);
const saved = (page: Page) => page.waitForResponse((response) => response.url().endsWith('/api/program/diary') && response.ok());

/** A line of the payments on /manage. */
const payment = (page: Page, text: RegExp) => currentScreen(page).getByRole('listitem').filter({ hasText: text });
const nextPayment = (page: Page) => currentScreen(page).getByText(/^\$\d+\.\d\d on /);

async function onDay(page: Page, day: number): Promise<void> {
  await page.clock.setFixedTime(Date.now() + (day - 1) * DAY_MS);
  await open(page, '/plan');
}

/** Compares products. */
const WORKER = /^\/plan-products-[\w-]{8}\.js$/;

const SAME_EVERYWHERE = 'the plan is the same whatever the screen';

/** A tick of each of two devices, of which the other one refuses the worker. */
async function bought(page: Page, browser: Browser, mailbox: Mailbox, email: string): Promise<Page> {
  await buy(page, MONTH, email, answers);
  await currentScreen(page).getByRole('link', { name: confirmationCopy.paid.plan.label }).click();
  await expect(heading(page, /^Day 1 of 28$/)).toBeVisible();
  await isAccessible(page);
  const sent = saved(page);
  await ritual(page, 'morning').getByRole('checkbox').first().check();
  await sent;
  const other = await browser.newPage();
  await other.route('**/plan-products-*.js', (route) => route.abort());
  await signIn(other, mailbox, email);
  await currentScreen(other).getByRole('link', { name: manageCopy.overview.open.label }).click();
  await expect(ritual(other, 'morning').getByRole('checkbox').first()).toBeChecked();
  const noted = saved(other);
  await ritual(other, 'evening').getByRole('checkbox').first().check();
  await noted;
  return other;
}

test('what was bought opens at once, and on another device', async ({ page, browser, mailbox, isMobile }) => {
  test.skip(!isMobile, SAME_EVERYWHERE);
  const other = await bought(page, browser, mailbox, 'opens@walk.example');
  for (const device of [page, other]) {
    await showPart(device, 'products');
    await expect(firstFit(device)).toBeVisible();
    await isAccessible(device);
  }
  await page.goBack();
  await expect(ritual(page, 'morning')).toBeVisible();
  expect(workersOf(page)).toEqual([expect.stringMatching(WORKER)]);
  expect(workersOf(other)).toEqual([]);
  await other.close();
});

test('what was bought goes on offline, through four weeks and a renewal, and closes with the subscription', {
  tag: '@exhaustive',
}, async ({ page, browser, mailbox, provider, isMobile }) => {
  test.skip(!isMobile, SAME_EVERYWHERE);
  const email = 'plan@walk.example';
  const other = await bought(page, browser, mailbox, email);

  await test.step('a tick without a connection goes with the next one', async () => {
    await page.context().setOffline(true);
    await ritual(page, 'morning').getByRole('checkbox').nth(1).check();
    await expect(ritual(page, 'morning').getByText('2 of 3 done')).toBeVisible();
    const noted = saved(page);
    await page.context().setOffline(false);
    await noted;
    await page.reload();
    await expect(ritual(page, 'evening').getByRole('checkbox').first()).toBeChecked();
    await expect(ritual(page, 'morning').getByText('2 of 3 done')).toBeVisible();
  });

  await test.step('the page itself opens without a connection', async () => {
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(async () => (await (await caches.open('plan')).keys()).length)).toBeGreaterThan(10);
    await page.reload();
    await page.context().setOffline(true);
    await page.reload();
    await expect(heading(page, /^Day 1 of 28$/)).toBeVisible();
    await showPart(page, 'products');
    await expect(firstFit(page)).toBeVisible();
    expect(workersOf(page)).toEqual([expect.stringMatching(WORKER)]);
    await page.context().setOffline(false);
  });

  await test.step('the mail of the order opens the plan on a cold phone by one button, once', async () => {
    const link = linkIn(await mailbox.mailTo(email, /^Your order: /));
    const cold = await browser.newPage();
    await cold.goto(link);
    await currentScreen(cold).getByRole('button', { name: copy.link.action }).click();
    await expect(heading(cold, /^Day 1 of 28$/)).toBeVisible();
    expect(new URL(cold.url()).hash).toBe('');
    await open(cold, '/manage');
    await expect(currentScreen(cold).getByRole('textbox', { name: 'E-mail' })).toHaveValue('');
    await cold.close();
    const late = await browser.newPage();
    await late.goto(link);
    await currentScreen(late).getByRole('button', { name: copy.link.action }).click();
    await expect(currentScreen(late).getByText(copy.link.ended)).toBeVisible();
    await late.close();
  });

  await test.step('an evening moves to another day of its week, also after a reload', async () => {
    await onDay(page, 8);
    await showPart(page, 'calendar');
    await currentScreen(page)
      .getByRole('button', { name: /, Day 8: / })
      .click();
    const noted = saved(page);
    await currentScreen(page)
      .getByRole('group', { name: /^Move / })
      .getByRole('button')
      .first()
      .click();
    await noted;
    await isAccessible(page);
    await page.reload();
    await currentScreen(page)
      .getByRole('button', { name: /, Day 8: Basics only/ })
      .click();
    await expect(currentScreen(page).getByRole('group', { name: /^Move / })).toBeHidden();
  });

  await test.step('a dry second week makes the third one slower, and says why', async () => {
    await onDay(page, 14);
    const { checkIn } = copy;
    await expect(heading(page, 'How was week 2?')).toBeVisible();
    await currentScreen(page).getByRole('checkbox', { name: checkIn.feelings.dry }).check();
    await currentScreen(page).getByRole('radio', { name: checkIn.keepings.most }).check();
    const noted = saved(page);
    await currentScreen(page).getByRole('button', { name: checkIn.save }).click();
    await expect(currentScreen(page).getByText(checkIn.changes.slower)).toBeVisible();
    await isAccessible(page);
    await noted;
    await onDay(page, 22);
    await expect(heading(page, /^Day 22 of 28$/)).toBeVisible();
    await expect(heading(page, 'How was week 3?')).toBeVisible();
    await currentScreen(page).getByText(checkIn.history).click();
    await expect(currentScreen(page).getByText(checkIn.changes.slower)).toBeVisible();
    await onDay(page, 29);
    await expect(heading(page, /^Day 29$/)).toBeVisible();
  });

  await test.step('a renewal is paid, moves the next payment, and leaves the plan as it was', async () => {
    await open(other, '/manage');
    await expect(payment(other, /^First payment/)).toHaveCount(1);
    await expect(payment(other, /^Renewal/)).toHaveCount(0);
    const before = await nextPayment(other).textContent();
    await provider.renew(email);
    await expect
      .poll(async () => {
        await open(other, '/manage');
        await expect(payment(other, /^First payment/)).toHaveCount(1);
        return payment(other, /^Renewal/).count();
      })
      .toBe(1);
    await expect(nextPayment(other)).not.toHaveText(before ?? '');
    await open(page, '/plan');
    await expect(heading(page, /^Day 29$/)).toBeVisible();
    await currentScreen(page).getByText(copy.checkIn.history).click();
    await expect(currentScreen(page).getByText(copy.checkIn.changes.slower)).toBeVisible();
  });

  await test.step('a cancelled plan says until when it is open', async () => {
    await open(other, '/manage');
    await currentScreen(other).getByRole('button', { name: 'Cancel subscription' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Cancel now' }).click();
    await expect(currentScreen(other).locator('[data-state]')).toHaveText('Canceled');
    await open(other, '/plan');
    const [before = ''] = boughtCopy.ends.split('{day}');
    await expect(currentScreen(other).getByText(before)).toBeVisible();
  });

  await test.step('a withdrawal closes the rituals and leaves the report', async () => {
    await open(other, '/manage');
    await currentScreen(other).getByRole('button', { name: 'Withdraw from contract here' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Confirm withdrawal here' }).click();
    await expect(currentScreen(other).locator('[data-state]')).toHaveText('Withdrawn');
    await expect(payment(other, /^First payment.*paid back/)).toBeVisible();
    await open(other, '/plan');
    await expect(currentScreen(other).getByText(copy.ended.text)).toBeVisible();
    await expect(heading(other, copy.seek.title)).toBeVisible();
    await expect(heading(other, copy.calendar.title)).toBeHidden();
    await isAccessible(other);
  });

  await test.step('signing out takes the copy from the device', async () => {
    await open(other, '/manage');
    await currentScreen(other).getByRole('button', { name: manageCopy.overview.signOut }).click();
    await expect(currentScreen(other).getByText(manageCopy.overview.signedOut)).toBeVisible();
    expect(await other.evaluate(() => [localStorage.getItem('programOrder'), localStorage.getItem('programDiary')])).toEqual([
      null,
      null,
    ]);
    const isForgotten = async () =>
      (await navigator.serviceWorker.getRegistrations()).length === 0 && !(await caches.has('plan'));
    await expect.poll(() => other.evaluate(isForgotten)).toBe(true);
    await other.close();
  });
});
