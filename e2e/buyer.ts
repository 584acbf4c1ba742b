import { expect, type Page } from '@playwright/test';
import { answer, currentScreen, freezeTimers, LAST, open, stepAt, walk } from './visitor.ts';

export const PAYS = '4242 4242 4242 4242';
export const DECLINED = '4000 0000 0000 0002';

export async function walkToSales(page: Page, email: string): Promise<void> {
  await freezeTimers(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Get My Plan' }).first().click();
  await expect(page).toHaveURL('/loading');
  await currentScreen(page).getByRole('button', { name: 'Continue' }).click();
  await walk(page, 1, LAST);
  await answer(page, stepAt(LAST));
  for (const path of ['/analyze', '/identify']) {
    await expect(page).toHaveURL(path);
    await currentScreen(page).getByRole('button', { name: 'Continue', exact: true }).click();
  }
  await expect(page).toHaveURL('/treatment');
  await currentScreen(page).getByRole('button', { name: 'Next' }).click();
  await leaveEmail(page, email);
}

/** There is no app for Android, which a phone of these tests has. */
export async function claimIphone(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (iPhone)' }));
}

async function leaveEmail(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL('/keep-results');
  await currentScreen(page).getByRole('textbox', { name: 'E-mail' }).fill(email);
  await currentScreen(page).getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/prediction');
}

export async function openSales(page: Page): Promise<void> {
  await open(page, '/prediction');
  await offerLoaded(page);
}

/** Before that, the price and so the consent may still change. */
async function offerLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /offer expires in/ }).first()).toBeVisible();
}

export async function choosePlan(page: Page, plan: string) {
  await offerLoaded(page);
  await currentScreen(page).getByRole('radio', { name: plan }).first().check();
  await currentScreen(page).getByRole('button', { name: 'Get My Plan' }).first().click();
  const modal = page.getByRole('dialog', { name: /^Select a (subscription|plan)$/ });
  await expect(modal).toBeVisible();
  return modal;
}

export async function goToPayment(page: Page, plan: string, email?: string): Promise<void> {
  const modal = await choosePlan(page, plan);
  if (email) await modal.getByRole('textbox', { name: 'E-mail' }).fill(email);
  for (const box of await modal.getByRole('checkbox').all()) await box.check();
  await modal.getByRole('button', { name: /obligation to pay|Start my plan/ }).click();
  await expect(page).toHaveURL(/\/sandbox\/checkout\/cs_test_/);
}

export async function payWith(page: Page, card: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Card number' }).fill(card);
  await page.getByRole('textbox', { name: 'Expiry date' }).fill('12/34');
  await page.getByRole('textbox', { name: 'Security code' }).fill('123');
  await page.getByRole('textbox', { name: 'Name on card' }).fill('Ada Lovelace');
  await page.getByRole('button', { name: /^Pay / }).click();
}
