import { expect, type Page, test } from '@playwright/test';
import { timings } from '../content/timings.ts';
import {
  answer,
  answersTo,
  consecutiveSteps,
  currentScreen,
  declineConsent,
  expectAfter,
  expectStep,
  extendTimeouts,
  firstOf,
  funnel,
  open,
  openPaused,
  optionId,
  optionOf,
  storedAnswers,
  touch,
} from './visitor.ts';

test('every step shows its title and the way it asks, one h1 each, and options begin as far below what is asked', {
  tag: '@exhaustive',
}, async ({ page }) => {
  const distances: number[] = [];
  for (const step of funnel.steps) {
    await page.goto(step.path);
    await expectStep(page, step);
    await expect(page.locator('h1')).toHaveCount(1);
    if (step.kind === 'single' || step.kind === 'multi') distances.push(await currentScreen(page).evaluate(optionsDistance));
  }
  for (const distance of distances) expect(distance).toBeCloseTo(distances[0] ?? 0, 0);
});

test('a multiple choice shows Next only with a choice, and nothing beside an exclusive one', async ({ page }) => {
  const step = funnel.steps
    .flatMap((step) => (step.kind === 'multi' ? step : []))
    .find(({ options }) => options.at(-1)?.exclusive);
  test.skip(!step, 'the funnel has no multiple choice that ends in an exclusive option');
  if (!step) return;
  await open(page, step.path);
  const [one, alone] = [optionOf(page, step), optionOf(page, step, step.options.length - 1)];
  const next = currentScreen(page).getByRole('button', { name: 'Next' });
  await expect(next).toHaveCount(0);
  await one.check();
  await expect(next).toBeVisible();
  await alone.check();
  await expect(one).not.toBeChecked();
  await one.check();
  await expect(alone).not.toBeChecked();
  await page.reload();
  await expect(one).toBeChecked();
  await next.click();
  await expectAfter(page, step);
  expect(await storedAnswers(page)).toEqual(answersTo(step));
});

test('focus goes to the heading of each step, and the keyboard alone is enough', async ({ page }) => {
  const [first, second, third] = consecutiveSteps('single', 'single', 'multi');
  await declineConsent(page);
  await open(page, first.path);
  // Back, Help, the first option.
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
  await expect(optionOf(page, first)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectStep(page, second);
  await expect(currentScreen(page).getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expectStep(page, third);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(optionOf(page, third)).toBeChecked();
});

test('a timed screen that is left just before its time leads nowhere any more, and goes on by itself once its time is over', {
  tag: '@exhaustive',
}, async ({ page }) => {
  const counter = firstOf('counter');
  const before = funnel.steps[counter.number - 2];
  test.skip(!before, 'no step leads to the counter');
  if (!before) return;
  const counted = counter.to * timings.counterTickMs + 120;
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await openPaused(page, before.path);
  await answer(page, before);
  await expectStep(page, counter);
  await page.clock.runFor(timings.counterMs - 100);
  await page.getByRole('button', { name: 'Back' }).click();
  await expectStep(page, before);
  await page.clock.runFor(1000);
  await expectStep(page, before);

  await openPaused(page, counter.path);
  await page.clock.runFor(counted);
  await expect(currentScreen(page).getByText(`-${counter.to}${counter.unit}`, { exact: true })).toBeVisible();
  await page.clock.runFor(timings.counterMs - counted - 200);
  await expectStep(page, counter);
  await page.clock.runFor(500);
  await expectAfter(page, counter);
});

test('the city list finds, picks by keyboard, and says when there is no such city', { tag: '@exhaustive' }, async ({ page }) => {
  await extendTimeouts(page);
  await open(page, firstOf('city').path);
  const screen = currentScreen(page);
  const box = screen.getByRole('combobox', { name: 'City' });
  await box.fill('lisbo');
  await expect(screen.getByRole('option').first()).toContainText('Lisbon');
  const said = screen.getByRole('status').first();
  await expect(said).toContainText('found');
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(box).toHaveValue(/^Lisbon, .*Portugal$/);
  await expect(screen.getByText('Estimate', { exact: true }).first()).toBeVisible();
  await box.fill('zzqqxx');
  await expect(said).toHaveText('No cities found');
  await box.fill('');
  await expect(said).toHaveText('');
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no screen slides, and the walk is the same', { tag: '@exhaustive' }, async ({ page }) => {
    const single = firstOf('single');
    await open(page, single.path);
    await answer(page, single);
    await expectAfter(page, single);
    const duration = await currentScreen(page).evaluate((screen) => getComputedStyle(screen).animationDuration);
    expect(Number.parseFloat(duration)).toBeLessThanOrEqual(0.001);
  });
});

test('a double tap answers one question, not two', async ({ page }) => {
  const [first, second] = consecutiveSteps('single', 'single');
  await open(page, first.path);
  await optionOf(page, first, 1).dblclick();
  await expectStep(page, second);
  await expect(optionOf(page, second)).toBeEnabled();
  expect(await storedAnswers(page)).toEqual({ [first.id]: optionId(first, 1) });
  await page.getByRole('button', { name: 'Back' }).dblclick();
  await expectStep(page, first);
  await expectStep(page, first);
});

test('a pinch zooms neither a question nor its header, but a page to read', { tag: '@exhaustive' }, async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a mouse cannot pinch');
  const browser = await page.context().newCDPSession(page);
  const fingers = (y: number, apart: number) => [
    { x: 195 - apart, y },
    { x: 195 + apart, y },
  ];
  // The page hears of a scale with a frame after it.
  const scale = () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      return visualViewport?.scale;
    });
  const pinch = async (y: number) => {
    await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(y, 30) });
    for (const apart of [50, 80, 120]) {
      await browser.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(y, apart) });
    }
    await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await open(page, firstOf('single').path);
  for (const y of [30, 400]) {
    await pinch(y);
    expect(await scale()).toBe(1);
  }
  await page.goto('/privacy-policy');
  await pinch(400);
  await expect.poll(scale).toBeGreaterThan(1.5);
});

test('a finger that was down when the next question came does not answer it', async ({ page }) => {
  const [first, second] = consecutiveSteps('single', 'single');
  await open(page, first.path);
  await optionOf(page, first).focus();
  const lift = await touch(page, optionOf(page, first, 1));
  await page.keyboard.press('Enter');
  await expectStep(page, second);
  await lift();
  await expect(optionOf(page, second)).toBeEnabled();
  expect(await storedAnswers(page)).toEqual({ [first.id]: optionId(first) });
});

test('an answer counts once, as soon as the finger lifts', async ({ page }) => {
  const [first, second] = consecutiveSteps('single', 'single');
  await open(page, first.path);
  await storedCodeRuns(page);
  const sent: string[] = [];
  await page.exposeFunction('tell', (type: string) => sent.push(type));
  await page.evaluate(() => {
    for (const type of ['mousedown', 'click']) addEventListener(type, () => Reflect.get(window, 'tell')(type), true);
  });
  const lift = await touch(page, optionOf(page, first));
  await lift();
  await expectStep(page, second);
  expect(await storedAnswers(page)).toEqual({ [first.id]: optionId(first) });
  // Without the mouse that browsers play.
  expect(sent).toEqual(['click']);
});

/** Once the code runs that answers to fingers, which a page loads last. */
async function storedCodeRuns(page: Page): Promise<void> {
  const find = () => performance.getEntriesByType('resource').find(({ name }) => name.includes('/start-stored-'))?.name;
  await expect.poll(() => page.evaluate(find)).toBeDefined();
  await page.evaluate(async (url) => url && void (await import(url)), await page.evaluate(find));
}

/** Pixels between the words of a question and its first option. Runs in the browser. */
function optionsDistance(screen: Element): number {
  const group = screen.querySelector('fieldset');
  const first = screen.querySelector('fieldset li');
  if (!group?.previousElementSibling || !first) throw new Error('The screen asks nothing.');
  return first.getBoundingClientRect().top - group.previousElementSibling.getBoundingClientRect().bottom;
}
