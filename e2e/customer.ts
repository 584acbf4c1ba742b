import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { consent } from '../content/pages/checkout.ts';
import type { Answers } from '../core/funnel/answers.ts';
import { CURRENCY, type Plan } from '../core/plans/plan.ts';
import { PAYS } from './buyer.ts';
import { linkIn, type Mailbox } from './mailbox.ts';
import { currentScreen } from './visitor.ts';

/** Pays as the sales page and the page of the provider do; returns where that page leads. */
async function pay(request: APIRequestContext, plan: Plan, email: string, answers: Answers, card: string): Promise<string> {
  const agreed = { version: consent.version, renewal: true, adult: true };
  const shown = { dueNow: plan.listPrice, dueLater: plan.listPrice, currency: CURRENCY };
  const data = { planId: plan.id, email, answers, consent: agreed, shown };
  const { url } = await (await request.post('/api/checkout', { data })).json();
  const form = { number: card, bank: 'complete', expiry: '12/34', cvc: '123', name: 'Ada Lovelace' };
  const paid = await request.post(`${url}/pay`, { form, maxRedirects: 0 });
  return paid.headers().location ?? '';
}

export async function buy(page: Page, plan: Plan, email: string, answers: Answers = {}, card = PAYS): Promise<void> {
  await page.goto(await pay(page.request, plan, email, answers, card));
  await expect(currentScreen(page).getByRole('heading', { level: 1 })).toHaveText('Done!');
}

/** The page after the payment stays closed: the mail of the order says that it has been paid. */
export async function hasBought(request: APIRequestContext, mailbox: Mailbox, plan: Plan, email: string): Promise<void> {
  await pay(request, plan, email, {}, PAYS);
  await mailbox.mailTo(email, /Your order/);
}

/** By a mailed link, as /manage asks for it and uses it; `manage.spec.ts` signs in on its screens. */
export async function signIn(page: Page, mailbox: Mailbox, email: string): Promise<void> {
  await page.request.post('/api/manage-links', { data: { email } });
  const [, token] = linkIn(await mailbox.mailTo(email, /link to your/)).split('#');
  expect((await page.request.post('/api/manage-sessions', { data: { token } })).ok()).toBe(true);
  await page.goto('/manage');
  await expect(currentScreen(page).getByText(email)).toBeVisible();
}
