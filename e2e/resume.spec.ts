import { expect, type Page, test } from '@playwright/test';
import { sumShifts } from './shifts.ts';
import {
  answer,
  answersTo,
  currentScreen,
  declineConsent,
  expectAfter,
  expectStep,
  freezeTimers,
  funnel,
  LAST,
  open,
  stepAt,
  storedAnswers,
} from './visitor.ts';

const MIDDLE = stepAt(Math.ceil(LAST / 2));
const answers = answersTo(...funnel.steps.slice(0, MIDDLE.number - 1));

test('a visitor who comes back to the start may go on where they stood', async ({ page }) => {
  await stoodAt(page, MIDDLE.path);
  await open(page, '/');
  await expect(banner(page)).toContainText(`${MIDDLE.section}, step ${MIDDLE.number}`);
  await banner(page).getByRole('button', { name: 'Continue' }).click();
  await expectStep(page, MIDDLE);
  await expect(banner(page)).toHaveCount(0);
  expect(await storedAnswers(page)).toEqual(answers);
});

test('starting over forgets the answers and begins again', { tag: '@exhaustive' }, async ({ page }) => {
  await freezeTimers(page);
  await stoodAt(page, '/keep-results');
  await open(page, '/');
  await banner(page).getByRole('button', { name: 'Start over' }).click();
  await expect(page).toHaveURL('/loading');
  await expect(banner(page)).toHaveCount(0);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('journey') ?? 'null'))).toEqual({ answers: {} });
});

test('the offer to go on stays through the intro to the first step, and goes when the visitor goes on', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await freezeTimers(page);
  await stoodAt(page, MIDDLE.path);
  await open(page, '/loading');
  await expect(banner(page)).toBeVisible();
  await currentScreen(page).getByRole('button', { name: 'Continue' }).click();
  await expectStep(page, stepAt(1));
  await expect(banner(page)).toContainText(`step ${MIDDLE.number}`);
  const button = await currentScreen(page).locator('[data-next], [data-option]').first().boundingBox();
  const floating = await banner(page).boundingBox();
  const apart = button && floating && (button.y >= floating.y + floating.height || button.x >= floating.x + floating.width);
  expect(apart).toBe(true);
  await answer(page, stepAt(1));
  await expectAfter(page, stepAt(1));
  await expect(banner(page)).toHaveCount(0);
});

test('the offer to go on can be reached and closed by keyboard, and moves nothing on the page', { tag: '@exhaustive' }, async ({
  page,
}) => {
  await page.addInitScript(sumShifts);
  await declineConsent(page);
  await stoodAt(page, '/treatment');
  await open(page, '/');
  await expect(banner(page)).toBeVisible();
  expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.01);
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('button', { name: 'Continue' })).toBeFocused();
  for (const _ of ['Start over', 'Close']) await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toHaveCount(0);
});

test('a visitor who comes for the first time gets no offer to go on', { tag: '@exhaustive' }, async ({ page }) => {
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  await expect(banner(page)).toHaveCount(0);
});

function banner(page: Page) {
  return page.getByRole('region', { name: 'Continue where you left off' });
}

/** Leaves a journey on the device, once: what the page does with it later stays. */
async function stoodAt(page: Page, at: string): Promise<void> {
  await page.goto('/icon.svg');
  await page.evaluate((journey) => localStorage.setItem('journey', journey), JSON.stringify({ answers, at }));
}
