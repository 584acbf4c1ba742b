import { expect, test } from '@playwright/test';
import { codeRefusals } from '../content/pages/checkout.ts';
import { paymentModalCopy } from '../content/pages/payment-modal.ts';
import { plans } from '../content/plans.ts';
import { codeTerms } from '../core/checkout/code.ts';
import { dueOf } from '../core/checkout/terms.ts';
import { fill } from '../core/presentation/fill.ts';
import { isAccessible } from './accessible.ts';
import { choosePlan, openSales } from './buyer.ts';
import { open } from './visitor.ts';

const copy = paymentModalCopy.code;
const code = { name: 'SPRING-1', off: { percent: 80 }, charges: 3, plans: null };
const terms = Object.fromEntries(
  plans.flatMap((plan) => {
    const coded = codeTerms(plan, code);
    return coded ? [[plan.id, dueOf(coded)] as const] : [];
  }),
);

test('a code in the address of the landing page is applied in the payment dialog, and can be removed and typed anew', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await page.route('**/api/codes', (route) => {
    const known = route.request().postDataJSON().code.toUpperCase() === code.name;
    return known
      ? route.fulfill({ json: { success: true, name: code.name, terms } })
      : route.fulfill({
          status: 404,
          json: { success: false, error: { code: 'not_found', message: codeRefusals.unknown, requestId: '' } },
        });
  });
  await open(page, '/?code=spring-1');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('code'))).toBe('spring-1');
  await openSales(page);
  const modal = await choosePlan(page, '1-Month');
  await expect(modal.getByText(fill(copy.applied, { code: code.name }))).toBeVisible();
  await expect(modal.getByText('80% off the first 3 payments with the code SPRING-1')).toBeVisible();
  await isAccessible(page, { within: 'dialog[open]' });
  await modal.getByRole('button', { name: copy.remove }).click();
  await expect(modal.getByRole('button', { name: copy.open })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(modal.getByRole('textbox', { name: copy.label })).toBeFocused();
  await page.keyboard.type('wrong');
  await page.keyboard.press('Enter');
  await expect(modal.getByText(codeRefusals.unknown)).toBeVisible();
  await isAccessible(page, { within: 'dialog[open]' });
  await modal.getByRole('textbox', { name: copy.label }).fill('Spring-1');
  await page.keyboard.press('Enter');
  await expect(modal.getByRole('button', { name: copy.remove })).toBeFocused();
});
