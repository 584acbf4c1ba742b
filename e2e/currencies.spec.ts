import { expect, type Page, test } from '@playwright/test';
import { plans } from '../content/plans.ts';
import { introPrice, type Plan, planIn } from '../core/plans/plan.ts';
import { money } from '../core/presentation/money.ts';
import { goToPayment, PAYS, payWith } from './buyer.ts';
import { fits, zoomText } from './overflow.ts';
import { blockScripts, currentScreen, waitForHydration } from './visitor.ts';

const MONTH = plans[1];
const YEN = planIn(MONTH, 'JPY') as Plan;

const select = (page: Page) => page.getByRole('combobox', { name: 'Prices in' });
const amounts = (page: Page) => page.locator('#plans [translate=no]');

test.describe('a visitor in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('never sees dollars while the page loads, then yen, and agrees to and pays what stood on the card', async ({
    page,
    isMobile,
  }) => {
    const release = await blockScripts(page);
    // On a wide screen the load waits for a picture, and by then for the code too.
    await page.goto('/prediction', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('radio', { name: MONTH.title }).first()).toBeVisible();
    expect(await amounts(page).count()).toBeGreaterThan(6);
    for (const amount of await amounts(page).all()) await expect(amount).toBeHidden();
    release();
    await waitForHydration(page);
    await expect(page.getByText(money(YEN.listPrice, 'JPY')).first()).toBeVisible();
    for (const amount of await amounts(page).all()) await expect(amount).toBeVisible();
    await expect(page.getByText('$')).toHaveCount(0);

    await goToPayment(page, MONTH.title, `tokyo-${isMobile}@walk.example`);
    await expect(page.getByRole('button', { name: /^Pay / })).toContainText(money(introPrice(YEN), 'JPY'));
    await payWith(page, PAYS);
    await expect(currentScreen(page).getByRole('heading', { level: 1 })).toHaveText('Done!');
    await expect(
      currentScreen(page)
        .getByText(money(introPrice(YEN), 'JPY'))
        .first(),
    ).toBeVisible();
    await expect(currentScreen(page).getByText('$')).toHaveCount(0);
  });
});

test('a visitor whose time zone names no place sees dollars at once, and from then on the currency that they choose, whose prices fit the narrowest phone', {
  tag: '@exhaustive',
}, async ({ page }) => {
  const release = await blockScripts(page);
  await page.goto('/prediction', { waitUntil: 'domcontentloaded' });
  await expect(page.getByText(money(MONTH.listPrice)).first()).toBeVisible();
  release();
  await waitForHydration(page);
  const top = () => page.locator('#plans').evaluate((plans) => plans.getBoundingClientRect().height);
  await expect(page.getByText(money(introPrice(MONTH))).first()).toBeVisible();
  const before = await top();
  await select(page).selectOption('AUD');
  await expect(page.getByText('A$29.99').first()).toBeVisible();
  expect(await top()).toBe(before);
  await page.reload();
  await expect(select(page)).toHaveValue('AUD');
  await expect(page.getByText('A$29.99').first()).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await zoomText(page, '200%');
  for (const code of ['CAD', 'JPY', 'EUR']) {
    await select(page).selectOption(code);
    await fits(page, `/prediction in ${code}`);
  }
});

test('a currency that is chosen before the app runs counts', { tag: '@exhaustive' }, async ({ page }) => {
  const release = await blockScripts(page);
  await page.goto('/prediction', { waitUntil: 'domcontentloaded' });
  await select(page).selectOption('GBP');
  release();
  await waitForHydration(page);
  await expect(page.getByText('£15.99').first()).toBeVisible();
  await expect(select(page)).toHaveValue('GBP');
});
