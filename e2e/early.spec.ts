import { expect, type Page, test } from '@playwright/test';
import { brand } from '../content/brand.ts';
import type { PlacedStep } from '../core/funnel/funnel.ts';
import { answer, expectStep, funnel, holdCode, hydrated, openEarly, shown, stepAt, storedAnswers } from './visitor.ts';

const nextOf = (step: PlacedStep) => stepAt(step.number + 1);
const ofKind = (kind: PlacedStep['kind']) => funnel.steps.find((step) => step.kind === kind) ?? stepAt(1);

/** Kinds that a tap leaves, whose next step the page therefore carries. */
const WALKED = (['info', 'single', 'scale', 'counter', 'chart'] as const).map(ofKind);

for (const step of WALKED) {
  test(`a tap on a ${step.kind} step goes on before any code has come, and React takes the next step over`, async ({ page }) => {
    const errors = errorsOf(page);
    await openEarly(page, step.path, async () => {
      await answer(page, step);
      await expectStep(page, nextOf(step));
      await expect(page).toHaveTitle(`${nextOf(step).title} · ${brand.name}`);
      await expect(shown(page).getByRole('heading', { level: 1 })).toBeFocused();
    });
    await hydrated(page);
    await expectStep(page, nextOf(step));
    const isAsked = 'options' in step;
    expect(await storedAnswers(page)).toEqual(isAsked ? { [step.id]: step.options[0]?.id } : {});
    await page.goBack();
    await expectStep(page, step);
    if (isAsked) await expect(shown(page).locator('[aria-pressed="true"]')).toHaveCount(1);
    expect(errors).toEqual([]);
  });
}

test('a second tap that comes before the code is kept and honoured', async ({ page }) => {
  await openEarly(page, '/quiz2', async () => {
    await answer(page, stepAt(2), 1);
    await expectStep(page, stepAt(3));
    const second = shown(page).getByRole('button', { name: '35-44' });
    await page.waitForFunction(() => document.getAnimations().length === 0);
    await second.click();
    await expect(second).toHaveAttribute('data-pressed', '');
  });
  await expectStep(page, stepAt(4));
  expect(await storedAnswers(page)).toEqual({ gender: 'male', age: '35-44' });
});

test('boxes that were ticked before the code came are choices, and Next appears with it', async ({ page }) => {
  await openEarly(page, '/quiz4', async () => {
    await shown(page).getByRole('checkbox', { name: 'Dullness' }).check();
  });
  await shown(page).getByRole('button', { name: 'Next' }).click();
  await expectStep(page, stepAt(5));
  expect(await storedAnswers(page)).toEqual({ skinConcerns: ['dullness'] });
});

test('a double tap before the code comes answers one question, not two', async ({ page }) => {
  await openEarly(page, '/quiz2', async () => {
    await shown(page).getByRole('button', { name: 'Male', exact: true }).dblclick();
    await expectStep(page, stepAt(3));
    await expect(page.locator('[data-pressed]')).toHaveCount(0);
  });
  await hydrated(page);
  await expectStep(page, stepAt(3));
  expect(await storedAnswers(page)).toEqual({ gender: 'male' });
});

test('where the code never comes a tap still goes on, and Back leads to the step before', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/quiz12');
  await answer(page, stepAt(12));
  await expectStep(page, stepAt(13));
  await page.goBack();
  await expectStep(page, stepAt(12));
  await page.reload();
  await answer(page, stepAt(12));
  await expectStep(page, stepAt(13));
});

test('Back before the code has come is honoured by the code', async ({ page }) => {
  const letCodeCome = await holdCode(page);
  await page.goto('/quiz2', { waitUntil: 'commit' });
  await answer(page, stepAt(2), 1);
  await expectStep(page, stepAt(3));
  await page.getByRole('button', { name: 'Back' }).click();
  letCodeCome();
  await expectStep(page, stepAt(2));
  expect(await storedAnswers(page)).toEqual({ gender: 'male' });
});

test('a browser that stores nothing keeps the tap for the code', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No room.', 'QuotaExceededError');
    };
  });
  await openEarly(page, '/quiz2', async () => {
    const option = shown(page).getByRole('button', { name: 'Male', exact: true });
    await option.click();
    await expect(option).toHaveAttribute('data-pressed', '');
    await expect(page).toHaveURL('/quiz2');
  });
  await expectStep(page, stepAt(3));
});

test('an early answer joins those that are stored', async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('journey'))
      localStorage.setItem('journey', '{"answers":{"age":"25-34"},"email":"ann@example.com"}');
  });
  await openEarly(page, '/quiz2', async () => {
    await answer(page, stepAt(2), 1);
    await expectStep(page, stepAt(3));
  });
  await hydrated(page);
  await expect(shown(page).getByRole('button', { name: '25-34' })).toHaveAttribute('aria-pressed', 'true');
  expect(await storedAnswers(page)).toEqual({ gender: 'male', age: '25-34' });
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('an early step does not slide', async ({ page }) => {
    await openEarly(page, '/quiz2', async () => {
      await answer(page, stepAt(2));
      await expectStep(page, stepAt(3));
      const duration = await shown(page).evaluate((screen) => getComputedStyle(screen).animationDuration);
      expect(Number.parseFloat(duration)).toBeLessThanOrEqual(0.001);
    });
  });
});

test('a step that was walked early is tracked as if React had been there', async ({ page }) => {
  const batches: { event_type: string; event_properties: Record<string, unknown>; time: number }[] = [];
  await page.route('**/api/events', async (route) => {
    batches.push(...(route.request().postDataJSON()?.events ?? []));
    await route.continue();
  });
  await openEarly(page, '/quiz2?utm_source=meta', async () => {
    await answer(page, stepAt(2), 1);
    await expectStep(page, stepAt(3));
  });
  await hydrated(page);
  await answer(page, stepAt(3));
  await expectStep(page, stepAt(4));
  const named = (name: string) => batches.filter(({ event_type }) => event_type === name);
  await expect
    .poll(() => named('Step Viewed').map(({ event_properties }) => event_properties.step_id), { timeout: 60_000 })
    .toEqual(['gender', 'age', 'skinConcerns']);
  expect(named('Quiz Step Complete').map(({ event_properties }) => event_properties.step_number)).toEqual([2, 3]);
  const [first, second] = named('Step Viewed');
  const [complete] = named('Quiz Step Complete');
  expect(first?.time).toBeLessThanOrEqual(Number(complete?.time));
  expect(second?.time).toBe(complete?.time);
});

function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}
