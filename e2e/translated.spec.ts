import { expect, test } from '@playwright/test';
import { cityCopy } from '../content/pages/city.ts';
import { formCopy } from '../content/pages/forms.ts';
import { plans } from '../content/plans.ts';
import { introPrice } from '../core/plans/plan.ts';
import { money } from '../core/presentation/money.ts';
import { choosePlan, PAYS, payWith } from './buyer.ts';
import { expectNoStaleText, translate } from './translator.ts';
import { answer, currentScreen, firstOf, freezeTimers, LAST, open, stepAt, waitForHydration } from './visitor.ts';

const [YEAR, MONTH] = plans;

test.skip(({ isMobile }) => !isMobile, 'a translator does the same whatever the screen');

test('a translated page shows the right number of steps and the price of the chosen plan, and charges what it shows', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await translate(page);
  await freezeTimers(page);
  await open(page, firstOf('city').path);
  const city = currentScreen(page).getByRole('combobox');
  await city.fill('Zzzzzzq');
  await expect(page.getByText(cityCopy.none)).toBeVisible();
  await city.fill('Lisb');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByText(cityCopy.none)).toHaveCount(0);
  await city.press('Escape');
  await currentScreen(page).getByRole('button', { name: cityCopy.locate }).click();
  await expect(page.getByText(cityCopy.notLocated)).toBeVisible();
  await expectNoStaleText(page);

  const counter = firstOf('counter');
  await open(page, stepAt(counter.number - 1).path);
  for (const number of [counter.number - 1, counter.number, counter.number + 1]) {
    await answer(page, stepAt(number));
    await expect(page.locator('#progress')).toHaveText(`${number + 1} of ${LAST}`);
    await expectNoStaleText(page);
  }

  await page.goto('/keep-results');
  await waitForHydration(page);
  const email = currentScreen(page).getByRole('textbox', { name: 'E-mail' });
  await email.fill('translated');
  await email.press('Enter');
  await expect(page.getByText(formCopy.emailWrong)).toBeVisible();
  await email.fill('translated@walk.example');
  await expect(page.getByText(formCopy.emailWrong)).toHaveCount(0);
  await email.press('Enter');
  await expect(page).toHaveURL('/prediction');

  const modal = await choosePlan(page, MONTH.title);
  await modal.getByRole('radio', { name: YEAR.title }).check();
  const price = money(introPrice(YEAR));
  await expect(modal.getByRole('definition').first()).toContainText(price);
  const pay = modal.getByRole('button', { name: price });
  await pay.click();
  await expect(modal).not.toContainText(money(introPrice(MONTH)));
  await expect(modal.getByRole('checkbox', { name: `${price} today` })).toHaveAccessibleDescription(/agree/);
  for (const box of await modal.getByRole('checkbox').all()) await box.check();
  await expectNoStaleText(page);
  await pay.click();
  await expect(page).toHaveURL(/\/sandbox\/checkout\/cs_test_/);
  await expect(page.getByRole('button', { name: /^Pay / })).toContainText(price);
  await payWith(page, PAYS);
  await expect(currentScreen(page).getByRole('heading', { level: 1 })).toHaveText('Done!');
  await expectNoStaleText(page);
});
