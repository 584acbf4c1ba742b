import { expect, type Page } from '@playwright/test';
import { confirmationCopy } from '../content/pages/confirmation.ts';
import { manageCopy } from '../content/pages/manage.ts';
import { planCopy } from '../content/pages/plan.ts';
import { upsellCopy as copy, upsellConsent } from '../content/pages/upsell.ts';
import { workbookCopy } from '../content/pages/workbook.ts';
import { plans } from '../content/plans.ts';
import { soldPlans, upsell } from '../content/upsell.ts';
import { planTitle } from '../core/plans/plan.ts';
import { fill } from '../core/presentation/fill.ts';
import { money } from '../core/presentation/money.ts';
import { isAccessible } from './accessible.ts';
import { buy, signIn } from './customer.ts';
import { test } from './mailbox.ts';
import { findOverflow } from './overflow.ts';
import { currentScreen } from './visitor.ts';

const [, MONTH] = plans;
const ASKS_THE_BANK = '4000 0027 6000 3184';
const DECLINED_LATER = '4000 0000 0000 0341';
const price = money(upsell?.listPrice ?? 0);
const answers = { gender: 'female', skinType: 'oily', skinConcerns: ['pimples-or-acne'], skincareProductsUse: ['cleanser'] };

const offer = (page: Page, title: string = copy.title) => currentScreen(page).getByRole('region', { name: title });
const yes = (page: Page) => offer(page).getByRole('button', { name: price });
const no = (page: Page) => offer(page).getByRole('button', { name: copy.decline });
const agreement = (page: Page) => offer(page).getByRole('checkbox');

async function boughtWorkbook(page: Page, email: string): Promise<void> {
  await buy(page, MONTH, email, answers);
  await agreement(page).check();
  await yes(page).click();
  await expect(offer(page, copy.bought.title)).toContainText(email);
}

test('the workbook is offered below the plan and the app, unticked, with its whole price, fits the narrowest phone, and is declined for good', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await buy(page, MONTH, `offered-${test.info().project.name}@walk.example`, answers);
  const plan = currentScreen(page).getByRole('link', { name: confirmationCopy.paid.plan.label });

  await test.step('both answers are equally large', async () => {
    await expect(agreement(page)).not.toBeChecked();
    await expect(offer(page).locator('[data-amount="price"]')).toHaveText([price, price, price]);
    await expect(agreement(page)).toHaveAccessibleName(fill(upsellConsent.text, { price }));
    const [taking, declining] = [await yes(page).boundingBox(), await no(page).boundingBox()];
    expect([declining?.width, declining?.height]).toEqual([taking?.width, taking?.height]);
    expect(taking?.height).toBeGreaterThanOrEqual(44);
    const app = currentScreen(page).getByText(confirmationCopy.paid.manage.text);
    for (const bought of [plan, app])
      expect((await bought.boundingBox())?.y).toBeLessThan((await offer(page).boundingBox())?.y ?? 0);
    await isAccessible(page);
    expect(await page.evaluate(findOverflow)).toEqual([]);
  });

  await test.step('a press without the agreement says what is missing', async () => {
    await offer(page).scrollIntoViewIfNeeded();
    await yes(page).click();
    await expect(offer(page)).toContainText(copy.missing);
    await expect(agreement(page)).toBeFocused();
  });

  await test.step('without a connection nothing was charged, and the plan stays in reach', async () => {
    await page.route('**/api/upsells', (route) => route.abort());
    await no(page).click();
    await expect(offer(page)).toContainText(copy.failed);
    await page.unroute('**/api/upsells');
    await expect(plan).toBeVisible();
  });

  await test.step('large letters fit the narrowest phone', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expect(yes(page)).toBeVisible();
    expect(await page.evaluate(findOverflow)).toEqual([]);
  });

  await test.step('the keyboard declines, for good', async () => {
    await no(page).focus();
    await page.keyboard.press('Enter');
    await expect(offer(page)).toContainText(copy.declined);
    await expect(offer(page).getByRole('heading')).toBeFocused();
    await page.reload();
    await expect(currentScreen(page).getByRole('heading', { level: 1 })).toHaveText('Done!');
    await expect(plan).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
  });
});

test('the workbook is bought with one press, mailed, opened in the plan, and given back until then', {
  tag: '@exhaustive',
}, async ({ page, mailbox }) => {
  const email = `workbook-${test.info().project.name}@walk.example`;
  await boughtWorkbook(page, email);
  await expect(offer(page, copy.bought.title).getByRole('heading')).toBeFocused();
  expect(await mailbox.mailTo(email, /Workbook/)).toContain(price);
  await offer(page, copy.bought.title).getByRole('link', { name: copy.bought.action }).click();
  const card = currentScreen(page).getByRole('region', { name: workbookCopy.title });
  await expect(card).toContainText(workbookCopy.warning);
  await isAccessible(page);
  await card.getByRole('button', { name: workbookCopy.open }).click();
  await expect(currentScreen(page).getByRole('heading', { name: workbookCopy.shop.title })).toBeVisible();
  await expect(currentScreen(page).getByRole('table')).toHaveCount(4);
  await page.emulateMedia({ media: 'print' });
  await page.emulateMedia({ media: 'screen' });
  await isAccessible(page);
  expect(await page.evaluate(findOverflow)).toEqual([]);
  await currentScreen(page).getByRole('button', { name: workbookCopy.close }).click();
  await expect(currentScreen(page).getByRole('heading', { name: planCopy.today.title })).toBeVisible();
  await expect(card).not.toContainText(workbookCopy.warning);
  await signIn(page, mailbox, email);
  const order = currentScreen(page).getByRole('region', { name: planTitle(soldPlans, 'workbook') });
  await expect(order).toContainText(manageCopy.overview.sentences.onceEndless);
});

test('a bank that asks its customer is gone to and come back from, and a card that is refused costs nothing', {
  tag: '@exhaustive',
}, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'money is the same whatever the screen');
  await buy(page, MONTH, 'asks@walk.example', answers, ASKS_THE_BANK);
  await agreement(page).check();
  await yes(page).click();
  await offer(page).getByRole('link', { name: copy.confirm.action }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm with your bank');
  await expect(page.getByRole('definition').first()).toHaveText(price);
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(offer(page, copy.bought.title)).toBeVisible();

  await page.context().clearCookies();
  await buy(page, MONTH, 'refused@walk.example', answers, DECLINED_LATER);
  await agreement(page).check();
  await yes(page).click();
  await expect(offer(page)).toContainText(copy.refused);
  await expect(agreement(page)).toBeVisible();
});
