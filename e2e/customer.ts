import { expect, type Page } from '@playwright/test';
import { consent } from '../content/pages/checkout.ts';
import { manageCopy } from '../content/pages/manage.ts';
import type { Answers } from '../core/funnel/answers.ts';
import { CURRENCY, type Plan } from '../core/plans/plan.ts';
import { PAYS } from './buyer.ts';
import { linkIn, type Mailbox } from './mailbox.ts';
import { currentScreen } from './visitor.ts';

export async function buy(page: Page, plan: Plan, email: string, answers: Answers = {}, card = PAYS): Promise<void> {
  const agreed = { version: consent.version, renewal: true, adult: true };
  const shown = { dueNow: plan.listPrice, dueLater: plan.listPrice, currency: CURRENCY };
  const data = { planId: plan.id, email, answers, consent: agreed, shown };
  const { url } = await (await page.request.post('/api/checkout', { data })).json();
  const form = { number: card, bank: 'complete', expiry: '12/34', cvc: '123', name: 'Ada Lovelace' };
  const paid = await page.request.post(`${url}/pay`, { form, maxRedirects: 0 });
  await page.goto(paid.headers().location ?? '');
  await expect(currentScreen(page).getByRole('heading', { level: 1 })).toHaveText('Done!');
}

export async function signIn(page: Page, mailbox: Mailbox, email: string): Promise<void> {
  await page.goto('/manage');
  await currentScreen(page).getByRole('textbox', { name: 'E-mail' }).fill(email);
  await currentScreen(page).getByRole('button', { name: 'Mail me a link' }).click();
  await expect(currentScreen(page).getByRole('heading', { level: 1 })).toHaveText(manageCopy.sent.title);
  await page.goto(linkIn(await mailbox.mailTo(email, /link to your/)));
  await currentScreen(page).getByRole('button', { name: 'Open my subscription' }).click();
  await expect(currentScreen(page).getByText(email)).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
}
