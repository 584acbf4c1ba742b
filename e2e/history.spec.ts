import { expect, test } from '@playwright/test';
import { programDays } from '../content/pages/program.ts';
import {
  answer,
  answersTo,
  consecutiveSteps,
  currentScreen,
  expectAfter,
  expectStep,
  fontsLoaded,
  open,
  optionId,
  optionOf,
  stepAt,
  stepsAroundSectionBorder,
  storedAnswers,
  walk,
} from './visitor.ts';

test("the browser's own Back goes one step back and loses no answer, and the back arrow clears the answer of its own step", async ({
  page,
}) => {
  const [first, second, third] = consecutiveSteps('single', 'single', 'multi');
  await open(page, first.path);
  await answer(page, first);
  await answer(page, second);
  await expectAfter(page, second);
  await page.goBack();
  await expectStep(page, second);
  await page.goBack();
  await expectStep(page, first);
  await expect(optionOf(page, first)).toHaveAttribute('aria-pressed', 'true');
  expect(await storedAnswers(page)).toEqual(answersTo(first, second));
  await page.goForward();
  await expectStep(page, second);

  await answer(page, second);
  await answer(page, third);
  await expectAfter(page, third);
  await page.getByRole('button', { name: 'Back' }).click();
  await expectStep(page, third);
  await expect(optionOf(page, third)).toBeChecked();
  await page.getByRole('button', { name: 'Back' }).click();
  await expectStep(page, second);
  expect(await storedAnswers(page)).toEqual(answersTo(first, second));
});

test('after the back arrow the browser goes back further, never forward again', { tag: '@exhaustive' }, async ({ page }) => {
  const [first, second, third] = consecutiveSteps('single', 'single', 'multi');
  await open(page, first.path);
  await walk(page, first.number, third.number);
  await page.getByRole('button', { name: 'Back' }).click();
  await expectStep(page, second);
  await page.goBack();
  await expectStep(page, first);
});

test('a reload in the middle keeps the step and every answer', { tag: '@exhaustive' }, async ({ page }) => {
  const [from, to] = stepsAroundSectionBorder(3, 2);
  const middle = stepAt(Math.ceil((from + to) / 2));
  await open(page, stepAt(from).path);
  await walk(page, from, middle.number);
  const before = await storedAnswers(page);
  await page.reload();
  await expectStep(page, middle);
  expect(await storedAnswers(page)).toEqual(before);
  await walk(page, middle.number, to);
});

test('two tabs share one journey, and each sees what the other stored', { tag: '@exhaustive' }, async ({ page, context }) => {
  const [first, second] = consecutiveSteps('single', 'single');
  await open(page, first.path);
  const other = await context.newPage();
  await open(other, second.path);
  await answer(page, first, 1);
  await expectStep(page, second);
  // Another tab's writing arrives a little later; what it changes before that, it changes in what it knows.
  await expect.poll(() => storedAnswers(other)).toEqual({ [first.id]: optionId(first, 1) });
  await answer(other, second, 2);
  await expectAfter(other, second);
  // Another tab's writing is heard of a little later.
  await expect.poll(() => storedAnswers(page)).toEqual({ [first.id]: optionId(first, 1), [second.id]: optionId(second, 2) });
  await expect(optionOf(page, second, 2)).toHaveAttribute('aria-pressed', 'true');
});

test('Back finds a long screen where it was left', { tag: '@exhaustive' }, async ({ page }) => {
  await open(page, '/prediction');
  await fontsLoaded(page);
  // The visitor's weeks come after the page, and make it longer.
  await expect(currentScreen(page).getByRole('region', { name: programDays.rituals })).toBeVisible();
  await currentScreen(page).getByRole('link', { name: 'Contact us' }).first().scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  await currentScreen(page).getByRole('link', { name: 'Contact us' }).first().click();
  await expect(page).toHaveURL('/contact-us');
  await page.goBack();
  await expect(page).toHaveURL('/prediction');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});
