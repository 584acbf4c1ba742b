import { expect, type Page, test } from '@playwright/test';
import { brand } from '../content/brand.ts';
import {
  answer,
  answersTo,
  blockScripts,
  consecutiveSteps,
  currentScreen,
  expectAfter,
  expectStep,
  firstOf,
  funnel,
  openEarly,
  optionId,
  optionOf,
  sendEvents,
  storedAnswers,
  touch,
  waitForHydration,
} from './visitor.ts';

/** Of each kind that a tap leaves, the first step that another one follows: its page carries that one. */
const WALKED = (['info', 'single', 'scale', 'counter', 'chart', 'face'] as const).flatMap((kind) => {
  const step = funnel.steps.slice(0, -1).find((step) => step.kind === kind);
  const next = step && funnel.steps[step.number];
  return next ? [{ step, next }] : [];
});

test('a tap on a step of any kind goes on before any code has come, and React takes the next step over', async ({ page }) => {
  const errors = errorsOf(page);
  for (const { step, next } of WALKED)
    await test.step(step.kind, async () => {
      await openEarly(page, step.path, async () => {
        await answer(page, step);
        await expectStep(page, next);
        await expect(page).toHaveTitle(`${next.title} · ${brand.name}`);
        await expect(currentScreen(page).getByRole('heading', { level: 1 })).toBeFocused();
      });
      await waitForHydration(page);
      await expectStep(page, next);
      const isAsked = 'options' in step;
      expect(await storedAnswers(page)).toEqual(isAsked ? { [step.id]: step.options[0]?.id } : {});
      await page.goBack();
      await expectStep(page, step);
      if (isAsked) await expect(currentScreen(page).locator('[aria-pressed="true"]')).toHaveCount(1);
      expect(errors).toEqual([]);
      await page.evaluate(() => localStorage.clear());
      await page.unrouteAll({ behavior: 'wait' });
      // The history of one visit would lead Back into another.
      await page.goto('about:blank');
    });
});

test('a second tap that comes before the code is kept and honoured', async ({ page }) => {
  const [first, second] = consecutiveSteps('single', 'single');
  await openEarly(page, first.path, async () => {
    await answer(page, first, 1);
    await expectStep(page, second);
    const option = optionOf(page, second, 2);
    await page.waitForFunction(() => document.querySelector('#app')?.getAnimations({ subtree: true }).length === 0);
    await option.click();
    await expect(option).toHaveAttribute('data-pressed', '');
  });
  await expectAfter(page, second);
  expect(await storedAnswers(page)).toEqual({ [first.id]: optionId(first, 1), [second.id]: optionId(second, 2) });
});

test('boxes that were ticked before the code came join those that are stored, and Next appears with them', {
  tag: '@exhaustive',
}, async ({ page }) => {
  const multi = firstOf('multi');
  const stored = JSON.stringify({ answers: { [multi.id]: [optionId(multi, 1)] } });
  await page.addInitScript((journey) => localStorage.setItem('journey', journey), stored);
  await openEarly(page, multi.path, () => optionOf(page, multi).check());
  await expect(currentScreen(page).getByRole('button', { name: 'Next' })).toBeVisible();
  await expect(optionOf(page, multi, 1)).toBeChecked();
  expect(await storedAnswers(page)).toEqual({ [multi.id]: [optionId(multi, 0), optionId(multi, 1)] });
});

test('a double tap before the code comes answers one question, not two', { tag: '@exhaustive' }, async ({ page }) => {
  const [first, second] = consecutiveSteps('single', 'single');
  // However slow the machine is, each tap follows at once.
  await page.clock.setFixedTime(0);
  await openEarly(page, first.path, async () => {
    await optionOf(page, first, 1).dblclick();
    await expectStep(page, second);
    const lift = await touch(page, optionOf(page, second, 2));
    await lift();
    await expect(page.locator('[data-pressed]')).toHaveCount(0);
  });
  await waitForHydration(page);
  await expectStep(page, second);
  expect(await storedAnswers(page)).toEqual({ [first.id]: optionId(first, 1) });
});

test('a tap still goes on where the code never comes, and Back leads to the step before', async ({ page }) => {
  const [first, second] = consecutiveSteps('single', 'single');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(first.path);
  await answer(page, first);
  await expectStep(page, second);
  await page.goBack();
  await expectStep(page, first);
  await page.reload();
  await answer(page, first);
  await expectStep(page, second);
});

test('Back before the code has come is honoured by the code', async ({ page }) => {
  const [first, second] = consecutiveSteps('single', 'single');
  const unblockScripts = await blockScripts(page);
  await page.goto(first.path, { waitUntil: 'commit' });
  await answer(page, first, 1);
  await expectStep(page, second);
  await page.getByRole('button', { name: 'Back' }).click();
  unblockScripts();
  await expectStep(page, first);
  expect(await storedAnswers(page)).toEqual({ [first.id]: optionId(first, 1) });
});

test('a browser that stores nothing keeps the tap for the code', { tag: '@exhaustive' }, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No room.', 'QuotaExceededError');
    };
  });
  const single = firstOf('single');
  await openEarly(page, single.path, async () => {
    const option = optionOf(page, single, 1);
    await option.click();
    await expect(option).toHaveAttribute('data-pressed', '');
    await expect(page).toHaveURL(single.path);
  });
  await expectAfter(page, single);
});

test('an early answer joins those that are stored', { tag: '@exhaustive' }, async ({ page }) => {
  const [first, second] = consecutiveSteps('single', 'single');
  const stored = JSON.stringify({ answers: answersTo(second), email: 'ann@example.com' });
  await page.addInitScript((journey) => {
    if (!localStorage.getItem('journey')) localStorage.setItem('journey', journey);
  }, stored);
  await openEarly(page, first.path, async () => {
    await answer(page, first, 1);
    await expectStep(page, second);
  });
  await waitForHydration(page);
  await expect(optionOf(page, second)).toHaveAttribute('aria-pressed', 'true');
  expect(await storedAnswers(page)).toEqual({ ...answersTo(second), [first.id]: optionId(first, 1) });
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('an early step does not slide', async ({ page }) => {
    const [first, second] = consecutiveSteps('single', 'single');
    await openEarly(page, first.path, async () => {
      await answer(page, first);
      await expectStep(page, second);
      const duration = await currentScreen(page).evaluate((screen) => getComputedStyle(screen).animationDuration);
      expect(Number.parseFloat(duration)).toBeLessThanOrEqual(0.001);
    });
  });
});

test('a step that was walked early is tracked as if React had been there', { tag: '@exhaustive' }, async ({ page }) => {
  const batches: { event_type: string; event_properties: Record<string, unknown>; time: number }[] = [];
  await page.route('**/api/events', async (route) => {
    batches.push(...(route.request().postDataJSON()?.events ?? []));
    await route.continue();
  });
  const [first, second, third] = consecutiveSteps('single', 'single', 'multi');
  await openEarly(page, `${first.path}?utm_source=meta`, async () => {
    await answer(page, first, 1);
    await expectStep(page, second);
  });
  await waitForHydration(page);
  await answer(page, second);
  await expectStep(page, third);
  const named = (name: string) => batches.filter(({ event_type }) => event_type === name);
  await expect
    .poll(async () => {
      await sendEvents(page);
      return named('Step Viewed').map(({ event_properties }) => event_properties.step_id);
    })
    .toEqual([first.id, second.id, third.id]);
  expect(named('Quiz Step Complete').map(({ event_properties }) => event_properties.step_number)).toEqual([
    first.number,
    second.number,
  ]);
  const [viewed, viewedNext] = named('Step Viewed');
  const [complete] = named('Quiz Step Complete');
  expect(viewed?.time).toBeLessThanOrEqual(Number(complete?.time));
  expect(viewedNext?.time).toBe(complete?.time);
});

function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}
