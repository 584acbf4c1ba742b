import { test as base, expect } from '@playwright/test';
import { confirmationCopy } from '../content/pages/confirmation.ts';
import { paymentModalCopy } from '../content/pages/payment-modal.ts';
import { plans } from '../content/plans.ts';
import { introPrice } from '../core/plans/plan.ts';
import { money } from '../core/presentation/money.ts';
import type { RunningServer } from '../server/testing.ts';
import { isAccessible } from './accessible.ts';
import { choosePlan, openSales } from './buyer.ts';
import { withOtherPlans } from './other-plans.ts';
import { withOwnServer } from './own-server.ts';
import { currentScreen, storeJourney } from './visitor.ts';

const [YEAR] = plans;
const PRICE = money(introPrice(YEAR));
const answers = { gender: 'female', skinType: 'oily', skinConcerns: ['pimples-or-acne'], skincareProductsUse: ['cleanser'] };

/** The demonstration sells nothing that is paid once, so this shop is a fork whose year is. Its sandbox shows a wallet. */
const test = base.extend<object, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const once = (text: string) => text.replace("unit: 'year' },", "unit: 'year' },\n    once: true,");
      await withOtherPlans(once, (root) => withOwnServer({ SANDBOX_WALLET: 'on' }, use, root));
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});
test.describe.configure({ mode: 'default' });

test('a plan that is paid once is paid by the wallet in the dialog, opens the plan, and renews nowhere', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await storeJourney(page, { ...answers, email: 'once@walk.example' });
  await openSales(page);
  const modal = await choosePlan(page, YEAR.title);
  await expect(modal).toContainText(/paid once, for access/);
  for (const box of await modal.getByRole('checkbox').all()) await box.check();
  const wallet = page.getByRole('button', { name: 'Test wallet · Pay' });
  await expect(modal.getByText(paymentModalCopy.wallet.obliges.replace('{price}', PRICE))).toBeVisible();
  // What lies half below the buttons at the edge of the sheet would count as small.
  await modal.getByText(paymentModalCopy.wallet.card).scrollIntoViewIfNeeded();
  await isAccessible(page);
  await wallet.click();
  await expect(page.getByRole('dialog', { name: 'Test wallet' }).getByText(`${PRICE} today`)).toBeVisible();
  await page.getByRole('dialog', { name: 'Test wallet' }).getByRole('button', { name: 'Pay' }).click();
  await expect(page).toHaveURL(/\/prediction\/subscribe-success\?session_id=cs_test_/);
  await expect(currentScreen(page)).toContainText(confirmationCopy.paid.manage.once);
  // What an offer says of itself is not about the plan.
  await expect(currentScreen(page).getByText(/renews (on|automatically)/)).toHaveCount(0);
  await currentScreen(page).getByRole('link', { name: confirmationCopy.paid.plan.label }).click();
  await expect(page).toHaveURL('/plan');
});
