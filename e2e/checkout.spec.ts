import { expect, test } from '@playwright/test';
import { boughtCopy } from '../content/pages/bought.ts';
import { confirmationCopy } from '../content/pages/confirmation.ts';
import { formCopy } from '../content/pages/forms.ts';
import { salesCopy } from '../content/pages/sales.ts';
import { plans, preselectedPlan } from '../content/plans.ts';
import { userData } from '../core/funnel/answer-export.ts';
import { planTitle } from '../core/plans/plan.ts';
import { isAccessible } from './accessible.ts';
import { choosePlan, DECLINED, goToPayment, openSales, PAYS, payWith, walkToSales } from './buyer.ts';
import { currentScreen, funnel, open, walkedAnswers } from './visitor.ts';

test("a walk from the landing page leads to 'Done!' and delivers the answers once, and no event identifies the visitor", async ({
  page,
  isMobile,
}) => {
  const email = `ada-${isMobile}@walk.example`;
  const events: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/events') && events.push(request.postData() ?? ''));
  await walkToSales(page, email);
  const modal = await choosePlan(page, '1-Month');
  await expect(modal.getByText(email)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  const posted: unknown[] = [];
  page.on('request', (request) => request.url().endsWith('/api/receiveWebQuizData') && posted.push(request.postDataJSON()));
  await goToPayment(page, '1-Month');
  const stored = await page.evaluate(() => [localStorage.getItem('userData'), localStorage.getItem('price')]);
  expect(JSON.parse(stored[0] ?? '{}')).toMatchObject({
    ...userData(funnel, walkedAnswers, '1-Month'),
    email,
  });
  expect(stored[1]).toContain('19.99');
  await payWith(page, PAYS);
  await expect(page).toHaveURL(/\/prediction\/subscribe-success\?session_id=cs_test_/);
  await expect(currentScreen(page).getByRole('heading', { level: 1 })).toHaveText('Done!');
  await expect(page.getByText(email)).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userData'))).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('price'))).toBeNull();
  await page.reload();
  await expect(currentScreen(page).getByRole('heading', { level: 1 })).toHaveText('Done!');
  expect(posted).toHaveLength(1);
  // Without a consent an event tells no more.
  expect(events.join()).toContain('Step Viewed');
  expect(events.join()).not.toMatch(/device_id|session_id|"answers"/);
  await open(page, '/prediction');
  await expect(page.getByRole('heading', { level: 1, name: boughtCopy.title })).toBeVisible();
  await expect(page.getByText('Your 1-Month plan is running.')).toBeVisible();
  await expect(page.getByText('offer expires in')).toHaveCount(0);
  await isAccessible(page);
  await page.getByRole('link', { name: boughtCopy.open }).click();
  await expect(currentScreen(page).getByRole('heading', { level: 1 })).toHaveText('Done!');
});

test('a canceled checkout leads back to the chosen plan, a declined card says so beside the field, and another card pays', async ({
  page,
  isMobile,
}) => {
  await openSales(page);
  // One mailbox has the introductory price once.
  await goToPayment(page, '3-Months', `canceled-${isMobile}@walk.example`);
  await page.getByRole('link', { name: /back|cancel/i }).click();
  await expect(page).toHaveURL('/prediction');
  await expect(currentScreen(page).getByText('Your payment was canceled and nothing was charged.')).toBeVisible();
  await expect(currentScreen(page).getByRole('radio', { name: '3-Months' }).first()).toBeChecked();
  await goToPayment(page, '3-Months');
  await payWith(page, DECLINED);
  await expect(page.getByText('Your card was declined. Please try another card.')).toBeVisible();
  const isOnTop = (field: Element) => {
    const { left, bottom } = field.getBoundingClientRect();
    return document.elementFromPoint(left + 20, bottom - 5) === field;
  };
  expect(await page.getByRole('textbox', { name: 'Name on card' }).evaluate(isOnTop), 'no message covers another field').toBe(
    true,
  );
  await payWith(page, PAYS);
  await expect(currentScreen(page).getByRole('heading', { level: 1 })).toHaveText('Done!');
});

test("the browser's Back from the payment page finds the button ready again", { tag: '@exhaustive' }, async ({
  page,
  isMobile,
}) => {
  await openSales(page);
  await goToPayment(page, '1-Month', `back-${isMobile}@walk.example`);
  await page.goBack();
  await expect(page).toHaveURL('/prediction');
  const modal = await choosePlan(page, '1-Month');
  await expect(modal.getByRole('button', { name: /obligation to pay/ })).toBeEnabled();
});

test('a page that the browser has kept while its visitor was at the payment page finds the button ready again', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await openSales(page);
  const modal = await choosePlan(page, '1-Month');
  await modal.getByRole('textbox', { name: 'E-mail' }).fill('kept@walk.example');
  for (const box of await modal.getByRole('checkbox').all()) await box.check();
  // The page stays, as it does in the browser's memory; that memory is switched off where tests run.
  await page.route('**/sandbox/checkout/**', (route) => route.fulfill({ status: 204 }));
  const left = page.waitForResponse('**/sandbox/checkout/**');
  const pay = modal.locator('button[type=submit]');
  await pay.click();
  await left;
  await expect(pay).toHaveAttribute('aria-busy', 'true');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(pay).not.toHaveAttribute('aria-busy');
  await page.unroute('**/sandbox/checkout/**');
  await pay.click();
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
});

test('the modal opens with the plan that is chosen beforehand, asks for address and both consents, each with its own error, and keeps what was typed', async ({
  page,
}) => {
  await openSales(page);
  // The unit test of the plans tells what the button says where no plan is chosen beforehand.
  if (preselectedPlan) {
    await currentScreen(page).getByRole('button', { name: 'Get My Plan' }).first().click();
    const chosen = page.getByRole('dialog').getByRole('radio', { checked: true });
    await expect(chosen).toHaveAccessibleName(new RegExp(planTitle(plans, preselectedPlan)));
    await page.keyboard.press('Escape');
  }
  const modal = await choosePlan(page, '1-Month');
  const pay = modal.getByRole('button', { name: /obligation to pay · \$19\.99/ });
  for (const box of await modal.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  await pay.click();
  await expect(modal.getByText('Please enter your e-mail address.')).toBeVisible();
  await expect(modal.getByText('Please agree to the renewal terms to go on.')).toBeVisible();
  await expect(modal.getByText('Please confirm that you are 18 or older to go on.')).toBeVisible();
  const email = modal.getByRole('textbox', { name: 'E-mail' });
  await email.fill('ada@gmial.com');
  await modal.getByRole('button', { name: /Did you mean gmail\.com/ }).click();
  await expect(email).toHaveValue('ada@gmail.com');
  for (const box of await modal.getByRole('checkbox').all()) await box.check();
  await page.route('**/api/checkout', (route) => route.abort());
  await pay.click();
  await expect(modal.getByRole('alert').filter({ hasText: 'could not reach our server' })).toBeVisible();
  await expect(email).toHaveValue('ada@gmail.com');
  await page.unroute('**/api/checkout');
  await pay.click();
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
});

test('the offer starts once its page is seen, survives a reload and ends for good', async ({ page }) => {
  let asked = 0;
  page.on('request', (request) => (asked += Number(request.url().endsWith('/api/offer'))));
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => (window.name === 'seen' ? 'visible' : 'hidden') });
  });
  await open(page, '/prediction');
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  expect(asked).toBe(0);
  await page.evaluate(() => {
    window.name = 'seen';
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const bar = page.getByRole('button', { name: /offer expires in/ }).first();
  await expect(bar).toBeVisible();
  expect(asked).toBe(1);
  await expect(bar).toContainText(/0?9:\d\d|10:00/);
  await page.clock.install({ time: Date.now() + 420_000 });
  await page.reload();
  await expect(bar).toContainText(/0[1-3]:\d\d/);
  await page.clock.runFor(181_000);
  await expect(page.getByText(salesCopy.offerBar.toldOver)).toBeAttached();
  await expect(page.getByRole('button', { name: `${salesCopy.offerBar.over} ${salesCopy.offerBar.way}` })).toBeVisible();
  await expect(page.getByText(salesCopy.pricing.lead.over)).toBeVisible();
  await expect(currentScreen(page).getByText('$19.99')).toHaveCount(0);
  await expect(currentScreen(page).getByText('$39.99').first()).toBeVisible();
});

test('a stranger learns nothing from a session that is not theirs', { tag: '@exhaustive' }, async ({
  page,
  browser,
  isMobile,
}) => {
  const email = `mine-${isMobile}@walk.example`;
  await openSales(page);
  await goToPayment(page, '1-Month', email);
  await payWith(page, PAYS);
  await expect(currentScreen(page).getByRole('heading', { level: 1 })).toHaveText('Done!');
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(page.url());
  await expect(currentScreen(stranger).getByRole('heading', { level: 1 })).toHaveText(confirmationCopy.unknown.title);
  await expect(stranger.getByText(email)).toHaveCount(0);
  await open(stranger, '/prediction/subscribe-success');
  await expect(currentScreen(stranger).getByRole('heading', { level: 1 })).toHaveText(confirmationCopy.unknown.title);
});

test('/keep-results wants a valid address, and goes on even when the server is down', async ({ page }) => {
  await page.route('**/api/**', (route) => route.abort());
  await open(page, '/keep-results');
  const next = currentScreen(page).getByRole('button', { name: 'Next' });
  // A button that says what is missing is not disabled, whatever it looks like.
  await expect(next).toBeEnabled();
  await currentScreen(page).getByRole('textbox', { name: 'E-mail' }).fill('not an address');
  await next.click();
  await expect(page.getByText(formCopy.emailWrong)).toBeVisible();
  await currentScreen(page).getByRole('textbox', { name: 'E-mail' }).fill('down@walk.example');
  await next.click();
  await expect(page).toHaveURL('/prediction');
});
