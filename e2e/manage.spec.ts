import { expect, type Page } from '@playwright/test';
import { emailUndoCopy, manageCopy, manageRefusals } from '../content/pages/manage.ts';
import { plans } from '../content/plans.ts';
import { isAccessible } from './accessible.ts';
import { claimIphone } from './buyer.ts';
import { buy as buyPlan, hasBought, signIn } from './customer.ts';
import { linkIn, test } from './mailbox.ts';
import { currentScreen, openEarly } from './visitor.ts';

const [YEAR, MONTH] = plans;

const buy = (page: Page, email: string) => buyPlan(page, YEAR, email);
const action = (page: Page, name: string) => currentScreen(page).getByRole('button', { name }).click();
const news = (page: Page) => currentScreen(page).locator('[role=status] > [tabindex]');

test('a payment leads into the app by a tap, a scan or a mail, once', async ({ page, mailbox, isMobile }) => {
  const email = `app-${isMobile}@walk.example`;
  await claimIphone(page);
  await buy(page, email);
  const tap = currentScreen(page).getByRole('link', { name: 'Open the app', includeHidden: true });
  const code = (await tap.getAttribute('href'))?.split('token=')[1] ?? '';
  await expect(isMobile ? tap : currentScreen(page).getByRole('img', { name: 'QR code of your link' })).toBeVisible();
  await expect(isMobile ? currentScreen(page).getByRole('img', { name: 'QR code of your link' }) : tap).toBeHidden();
  const redeem = (token: string) => page.request.post('/api/app-links/redemptions', { data: { token } });
  expect(await (await redeem(code)).json()).toMatchObject({ email, planId: YEAR.id, status: 'active' });
  expect((await redeem(code)).status()).toBe(404);
  // The mail and what it leads to are the same on every screen.
  if (!isMobile) return;

  await currentScreen(page).getByRole('button', { name: 'Mail me the link' }).click();
  await expect(currentScreen(page).getByText(`on its way to ${email}`)).toBeVisible();
  const link = linkIn(await mailbox.mailTo(email, /Open the/));
  await page.goto(link);
  await page.reload();
  await expect(currentScreen(page).getByRole('link', { name: 'Open the app' })).toHaveAttribute('href', /^petalune:\/\//);
  expect((await redeem(link.split('#')[1] ?? '')).status()).toBe(200);
});

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'what is done is the same whatever the screen');

  test('a buyer signs in by a mail, pauses and resumes, cancels in two taps and resumes, changes the plan, and withdraws in the words of the law', async ({
    page,
    mailbox,
  }) => {
    const email = 'manages@walk.example';
    await hasBought(page.request, mailbox, YEAR, email);
    const state = currentScreen(page).locator('[data-state]');

    await test.step('the bottom of each page leads to a form that mails a link', async () => {
      await page.goto('/');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from contract' }).click();
      await expect(page).toHaveURL(/\/manage$/);
      await currentScreen(page).getByRole('textbox', { name: 'E-mail' }).fill(email);
      await action(page, 'Mail me a link');
      await expect(currentScreen(page).getByRole('heading', { level: 1 })).toHaveText(manageCopy.sent.title);
      await page.goto(linkIn(await mailbox.mailTo(email, /link to your/)));
      await action(page, 'Open my subscription');
      await expect(currentScreen(page).getByText(email)).toBeVisible();
      expect(new URL(page.url()).hash).toBe('');
      await isAccessible(page);
    });

    await test.step('a pause lies below the buttons that cancel', async () => {
      await action(page, 'Cancel subscription');
      const cancelling = page.getByRole('dialog', { name: manageCopy.cancel.title });
      const offer = cancelling.getByRole('button', { name: /^Pause for 1, 2 or 3 months/ });
      // In one look, because the sheet is still rising.
      const tops = await cancelling.locator('button').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
      expect(tops).toEqual(tops.toSorted((a, b) => a - b));
      await expect(cancelling.getByRole('button').nth(1)).toContainText(manageCopy.cancel.action);
      await expect(cancelling.getByRole('button').nth(2)).toContainText(manageCopy.cancel.back);
      await isAccessible(page);
      await offer.click();
      const dialog = page.getByRole('dialog', { name: manageCopy.pause.title });
      await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
      await dialog.getByRole('radio', { name: '2 months' }).check();
      await isAccessible(page);
      await dialog.getByRole('button', { name: manageCopy.pause.action }).click();
      await expect(news(page)).toContainText('Your plan is paused until');
      await expect(state).toHaveText('Paused');
      expect(await mailbox.mailTo(email, /is paused/)).toContain('Charged on that day');

      await action(page, 'Resume now');
      const resuming = page.getByRole('dialog', { name: manageCopy.resume.title });
      await expect(resuming.getByText(/Nothing is charged now/)).toBeVisible();
      await resuming.getByRole('button', { name: manageCopy.resume.action }).click();
      await expect(state).toHaveText('Active');
    });

    await test.step('two taps cancel, and a third takes that back', async () => {
      await action(page, 'Cancel subscription');
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel now' }).click();
      await expect(news(page)).toBeFocused();
      await expect(news(page)).toContainText('canceled');
      await expect(state).toHaveText('Canceled');
      expect(await mailbox.mailTo(email, /is canceled/)).toContain('You keep access until');

      await action(page, 'Keep my subscription');
      await expect(state).toHaveText('Active');
    });

    await test.step('another plan is chosen and agreed to', async () => {
      await action(page, 'Change plan');
      const dialog = page.getByRole('dialog', { name: 'Change plan' });
      const change = dialog.getByRole('button', { name: 'Change plan' });
      await change.click();
      await expect(dialog.getByText(manageCopy.plan.choose)).toBeVisible();
      await dialog.getByRole('radio', { name: MONTH.title }).check();
      await change.click();
      await expect(dialog.getByText(manageCopy.plan.agree)).toBeVisible();
      await dialog.getByRole('checkbox').check();
      await change.click();
      await expect(news(page)).toContainText('Nothing was charged for the change');
      await expect(currentScreen(page).getByText('Then the 1-Month plan begins, at $39.99 every month').first()).toBeVisible();
    });

    await test.step('a withdrawal pays back', async () => {
      await action(page, 'Withdraw from contract here');
      await page.getByRole('dialog').getByRole('button', { name: 'Confirm withdrawal here' }).click();
      await expect(news(page)).toContainText('You have withdrawn');
      await expect(state).toHaveText('Withdrawn');
      await expect(currentScreen(page).getByRole('listitem').filter({ hasText: 'paid back' })).toBeVisible();
      await expect(currentScreen(page).getByRole('button', { name: /Cancel|Withdraw/ })).toHaveCount(0);
      expect(await mailbox.mailTo(email, /withdrawal/)).toMatch(/\d{1,2}:\d{2}/);
    });

    await test.step('signing out asks for the address again', async () => {
      await action(page, 'Sign out');
      await expect(currentScreen(page).getByRole('textbox', { name: 'E-mail' })).toBeVisible();
      await page.reload();
      await expect(currentScreen(page).getByRole('textbox', { name: 'E-mail' })).toBeVisible();
    });
  });

  test('a subscription moves to another address after that confirms it, and the old one takes it back', {
    tag: '@exhaustive',
  }, async ({ page, mailbox }) => {
    const email = 'old@walk.example';
    const next = 'new@walk.example';
    await buy(page, email);
    await signIn(page, mailbox, email);
    await action(page, manageCopy.sessions.open);
    const browsers = page.getByRole('dialog', { name: manageCopy.sessions.title });
    await expect(browsers.getByText(/Paid at .*opens the plan without signing in/)).toBeVisible();
    await isAccessible(page);
    await browsers.getByRole('button', { name: manageCopy.sessions.close }).click();
    await expect(browsers.getByText(/Paid at/)).toHaveCount(0);
    await browsers.getByRole('button', { name: manageCopy.actions.close }).click();
    await action(page, 'Change e-mail address');
    await page.getByRole('dialog').getByRole('textbox', { name: 'New e-mail address' }).fill(next);
    await page.getByRole('dialog').getByRole('button', { name: 'Mail the link' }).click();
    await expect(page.getByRole('dialog').getByText(`on its way to ${next}`)).toBeVisible();
    const link = linkIn(await mailbox.mailTo(next, /./));
    await openEarly(page, link, () => page.getByRole('button', { name: 'Confirm this address' }).click());
    await currentScreen(page).getByRole('link', { name: 'Open my subscription' }).click();
    await expect(currentScreen(page).getByText(next)).toBeVisible();
    const undo = linkIn(await mailbox.mailTo(email, /was changed/));
    await page.goto(link);
    await currentScreen(page).getByRole('button', { name: 'Confirm this address' }).click();
    await expect(currentScreen(page).getByRole('heading', { level: 1 })).toHaveText('This link cannot be used');

    await openEarly(page, undo, () => page.getByRole('button', { name: emailUndoCopy.action }).click());
    await expect(currentScreen(page).getByRole('heading', { level: 1 })).toHaveText(emailUndoCopy.doneTitle);
    await currentScreen(page).getByRole('link', { name: emailUndoCopy.onward }).click();
    await expect(currentScreen(page).getByText(email)).toBeVisible();
    await page.goto(undo);
    await currentScreen(page).getByRole('button', { name: emailUndoCopy.action }).click();
    await expect(currentScreen(page).getByText(manageRefusals.badUndo)).toBeVisible();
  });

  test('an unknown link leads to the request for another', { tag: '@exhaustive' }, async ({ page }) => {
    await page.goto(`/manage#${'a'.repeat(43)}`);
    await currentScreen(page).getByRole('button', { name: 'Open my subscription' }).click();
    await expect(currentScreen(page).getByRole('alert')).toContainText('used already');
    await currentScreen(page).getByRole('button', { name: 'Ask for a new link' }).click();
    await currentScreen(page).getByRole('textbox', { name: 'E-mail' }).fill('nobody');
    await currentScreen(page).getByRole('button', { name: 'Mail me a link' }).click();
    await expect(currentScreen(page).getByRole('textbox', { name: 'E-mail' })).toBeFocused();
    await expect(currentScreen(page).getByText('Please enter a valid e-mail address')).toBeVisible();
    await currentScreen(page).getByRole('textbox', { name: 'E-mail' }).fill('nobody@walk.example');
    await currentScreen(page).getByRole('button', { name: 'Mail me a link' }).click();
    await expect(currentScreen(page).getByText(manageCopy.sent.privacy)).toBeVisible();
  });
});
