import { expect, type Page } from '@playwright/test';
import { paymentModalCopy } from '../content/pages/payment-modal.ts';
import { plans } from '../content/plans.ts';
import { introPrice } from '../core/plans/plan.ts';
import { money } from '../core/presentation/money.ts';
import { choosePlan, goToPayment, openSales, payWith } from './buyer.ts';
import { hasBought, signIn } from './customer.ts';
import { test } from './mailbox.ts';
import { withOwnServer } from './own-server.ts';
import { currentScreen } from './visitor.ts';

const [YEAR, MONTH] = plans;
const ASKS_THE_BANK = '4000 0025 0000 3155';
/** Long enough to open the dialog on a slow machine, short enough to wait for. */
const OFFER_SECONDS = 45;

test.skip(({ isMobile }) => !isMobile, 'money is the same whatever the screen');

test('a confirmation that the bank asks for may fail, and succeed the next time', { tag: '@exhaustive' }, async ({ page }) => {
  await openSales(page);
  await goToPayment(page, MONTH.title, 'bank@walk.example');
  await payWith(page, ASKS_THE_BANK);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm with your bank');
  await page.getByRole('button', { name: 'Fail' }).click();
  await expect(page.getByRole('button', { name: /^Pay / })).toBeVisible();
  await payWith(page, ASKS_THE_BANK);
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(currentScreen(page).getByRole('heading', { level: 1 })).toHaveText('Done!');
});

test('an offer that ends while the dialog is open takes its price and the agreement with it', { tag: '@exhaustive' }, async ({
  page,
}) => {
  await withOwnServer({ OFFER_SECONDS: String(OFFER_SECONDS) }, async (server) => {
    await page.goto(`${server.url}/prediction`);
    await page.waitForFunction(() => window.hydrated === true);
    const modal = await choosePlan(page, MONTH.title);
    await modal.getByRole('textbox', { name: 'E-mail' }).fill('late@walk.example');
    for (const box of await modal.getByRole('checkbox').all()) await box.check();
    await expect(modal.getByRole('button', { name: money(introPrice(MONTH)) })).toBeVisible();
    await expect(modal.getByText(paymentModalCopy.offerEnded)).toBeVisible({ timeout: (OFFER_SECONDS + 30) * 1000 });
    const pay = modal.getByRole('button', { name: money(MONTH.listPrice) });
    await expect(modal.getByText(money(introPrice(MONTH)))).toHaveCount(0);
    const [renewal, adult] = await modal.getByRole('checkbox').all();
    await expect(renewal as NonNullable<typeof renewal>).not.toBeChecked();
    await expect(adult as NonNullable<typeof adult>).toBeChecked();
    await pay.click();
    await expect(modal.getByText(paymentModalCopy.renewalMissing)).toBeVisible();
    await renewal?.check();
    await pay.click();
    await expect(page).toHaveURL(/\/sandbox\/checkout\/cs_test_/);
    await expect(page.getByRole('button', { name: /^Pay / })).toContainText(money(MONTH.listPrice));
  });
});

test('renewals, failed payments and refunds are reported by mail and under /manage', async ({ page, context, mailbox }) => {
  const email = 'renews@walk.example';
  await hasBought(page.request, mailbox, YEAR, email);
  const panel = await context.newPage();
  // The configuration finds it in what the server prints.
  await panel.goto(process.env.E2E_PANEL ?? '');

  await press(panel, email, 'Renew now');
  await mailbox.mailTo(email, /receipt/);
  await signIn(page, mailbox, email);
  await expect(currentScreen(page).getByText(money(YEAR.listPrice)).first()).toBeVisible();

  await press(panel, email, 'Fail renewal');
  await mailbox.mailTo(email, /did not go through/);
  await reloaded(page, 'Payment failed');
  await expect(currentScreen(page).getByText(/is tried again on \w+ \d+, \d{4}/)).toBeVisible();
  const pay = `Pay ${money(YEAR.listPrice)}`;
  await currentScreen(page).getByRole('link', { name: pay }).click();
  await page.getByRole('button', { name: pay }).click();
  await expect(page.getByRole('button', { name: pay })).toBeHidden();
  await page.goto('/manage');
  await press(panel, email, 'Refund');
  await mailbox.mailTo(email, /refund/);
  await reloaded(page, 'paid back');
});

/** Does something to the subscription of this address, as the operator does. */
async function press(panel: Page, email: string, action: string): Promise<void> {
  await panel.reload();
  const subscription = panel.getByRole('listitem').filter({ hasText: email }).first();
  // A click does not wait for the page that it leads to, and a page on its way out cannot be loaded anew.
  const answered = panel.waitForEvent('load');
  await subscription.getByRole('button', { name: action, exact: true }).click();
  await answered;
}

/** What is written is read anew until it is there: events need a moment. */
async function reloaded(page: Page, text: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(currentScreen(page).locator('[data-state]').first()).toBeVisible();
    expect(await currentScreen(page).getByText(text).first().isVisible()).toBe(true);
  }).toPass();
}
