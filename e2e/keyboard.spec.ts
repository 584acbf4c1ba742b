import { expect, type Locator, type Page, test } from '@playwright/test';
import { preselectedPlan } from '../content/plans.ts';
import { actionsAt } from './actions.ts';
import { currentScreen, declineConsent, expectStep, extendTimeouts, freezeTimers, funnel, optionOf } from './visitor.ts';

/** Further than any control of a screen is from its heading. */
const MAX_TABS = 80;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test("the keyboard alone, with less motion, leads from the landing page to 'Done!'", { tag: '@exhaustive' }, async ({
  page,
  isMobile,
}) => {
  await freezeTimers(page);
  await extendTimeouts(page);
  await page.goto('/');
  await use(page, page.getByRole('link', { name: 'Get My Plan' }).first(), 'Enter');
  await expect(page).toHaveURL('/loading');
  await use(page, currentScreen(page).getByRole('button', { name: 'Continue' }), 'Enter');
  for (const step of funnel.steps) {
    await expectStep(page, step);
    const screen = currentScreen(page);
    switch (step.kind) {
      case 'single':
      case 'scale':
        await use(page, optionOf(page, step, 1), 'Space');
        break;
      case 'multi':
        await use(page, optionOf(page, step, 1), 'Space');
        await use(page, screen.getByRole('button', { name: 'Next' }), 'Enter');
        break;
      case 'city':
        await use(page, screen.getByRole('combobox'));
        await page.keyboard.type('porto');
        await expect(screen.getByRole('option').first()).toBeVisible();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await use(page, screen.getByRole('button', { name: 'Next' }), 'Enter');
        break;
      case 'selfie':
        await use(page, screen.getByRole('button', { name: 'Continue without a selfie' }), 'Enter');
        break;
      default:
        for (const { role, name, text } of actionsAt(step)) {
          const press = {
            button: 'Enter',
            checkbox: 'Space',
            slider: 'Space',
            link: 'Enter',
            combobox: undefined,
            textbox: undefined,
          } as const;
          await use(page, screen.getByRole(role, { ...(name && { name }) }), press[role]);
          if (text !== undefined) await page.keyboard.type(text);
        }
    }
  }
  for (const path of ['/analyze', '/identify']) {
    await expect(page).toHaveURL(path);
    await use(page, currentScreen(page).getByRole('button', { name: 'Continue', exact: true }), 'Enter');
  }
  await expect(page).toHaveURL('/treatment');
  await use(page, currentScreen(page).getByRole('button', { name: 'Next' }), 'Enter');
  await expect(page).toHaveURL('/keep-results');
  await use(page, currentScreen(page).getByRole('textbox', { name: 'E-mail' }));
  await page.keyboard.type(`keys-${isMobile}@walk.example`);
  await use(page, currentScreen(page).getByRole('button', { name: 'Next' }), 'Enter');
  await expect(page).toHaveURL('/prediction');
  await expect(page.getByRole('button', { name: /offer expires in/ }).first()).toBeVisible();
  const plans = currentScreen(page).getByRole('group', { name: 'Plans' }).first().getByRole('radio');
  const chosen = plans.and(page.locator(':checked'));
  await use(page, preselectedPlan ? chosen : plans.first(), 'Space');
  const plan = await chosen.inputValue();
  await page.keyboard.press('ArrowDown');
  await expect(chosen).not.toHaveValue(plan);
  await page.keyboard.press('ArrowUp');
  await expect(chosen).toHaveValue(plan);
  await use(page, currentScreen(page).getByRole('button', { name: 'Get My Plan' }).first(), 'Enter');
  const modal = page.getByRole('dialog', { name: 'Select a subscription' });
  await expect(modal).toBeVisible();
  for (const box of await modal.getByRole('checkbox').all()) await use(page, box, 'Space');
  await use(page, modal.getByRole('button', { name: /obligation to pay/ }), 'Enter');
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  for (const [field, text] of [
    ['Card number', '4242424242424242'],
    ['Expiry date', '1234'],
    ['Security code', '123'],
    ['Name on card', 'Ada Lovelace'],
  ] as const) {
    await use(page, page.getByRole('textbox', { name: field }));
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(currentScreen(page).getByRole('heading', { level: 1 })).toHaveText('Done!');
});

test('the keyboard reaches the controls of an analysis screen from top to bottom', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a wide screen has two columns');
  await freezeTimers(page);
  await declineConsent(page);
  await page.goto('/identify');
  const screen = currentScreen(page);
  await expect(screen.getByRole('button')).toHaveCount(5);
  const boxes = await Promise.all((await screen.getByRole('button').all()).map((button) => button.boundingBox()));
  const rows = boxes.map((box) => Math.round((box?.y ?? 0) / 44));
  expect(rows).toEqual(rows.toSorted((a, b) => a - b));
});

/** Moves the focus to a control with Tab alone (with Shift when it lies before), and presses a key there. */
async function use(page: Page, control: Locator, key?: 'Enter' | 'Space'): Promise<void> {
  await expect(control).toBeVisible();
  const focused = () => control.evaluate((element) => element === document.activeElement);
  const before = await control.evaluate(
    (element) =>
      (element.compareDocumentPosition(document.activeElement ?? document.body) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
  );
  for (let pressed = 0; pressed < MAX_TABS && !(await focused()); pressed++)
    await page.keyboard.press(before ? 'Shift+Tab' : 'Tab');
  await expect(control).toBeFocused();
  if (key) await page.keyboard.press(key);
}
