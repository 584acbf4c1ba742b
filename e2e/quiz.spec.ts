import { expect, test } from '@playwright/test';
import { weekScreens } from '../content/pages/program.ts';
import { timings } from '../content/timings.ts';
import {
  allResourcesFetched,
  answer,
  answersTo,
  currentScreen,
  declineConsent,
  expectAfter,
  expectStep,
  extendTimeouts,
  firstOf,
  fontsLoaded,
  freezeTimers,
  funnel,
  inARow,
  LAST,
  open,
  openPaused,
  optionId,
  optionOf,
  overABorder,
  stepAt,
  storedAnswers,
  touch,
  walk,
} from './visitor.ts';

test('every step shows its title and the way it asks, one h1 each, and options begin as far below what is asked', async ({
  page,
}) => {
  const distances: number[] = [];
  for (const step of funnel.steps) {
    await page.goto(step.path);
    await expectStep(page, step);
    await expect(page.locator('h1')).toHaveCount(1);
    if (step.kind === 'single' || step.kind === 'multi') distances.push(await currentScreen(page).evaluate(optionsDistance));
  }
  for (const distance of distances) expect(distance).toBeCloseTo(distances[0] ?? 0, 0);
});

test('the back arrow clears the answer of its own step and goes to the step before', async ({ page }) => {
  const [first, second, third] = inARow('single', 'single', 'multi');
  await open(page, first.path);
  await answer(page, first);
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

test("the browser's own Back goes one step back and loses no answer", async ({ page }) => {
  const [first, second] = inARow('single', 'single');
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
});

test('after the back arrow the browser goes back further, never forward again', async ({ page }) => {
  const [first, second, third] = inARow('single', 'single', 'multi');
  await open(page, first.path);
  await walk(page, first.number, third.number);
  await page.getByRole('button', { name: 'Back' }).click();
  await expectStep(page, second);
  await page.goBack();
  await expectStep(page, first);
});

test('a reload in the middle keeps the step and every answer', async ({ page }) => {
  const [from, to] = overABorder(3, 2);
  const middle = stepAt(Math.ceil((from + to) / 2));
  await open(page, stepAt(from).path);
  await walk(page, from, middle.number);
  const before = await storedAnswers(page);
  await page.reload();
  await expectStep(page, middle);
  expect(await storedAnswers(page)).toEqual(before);
  await walk(page, middle.number, to);
});

test('two tabs share one journey, and each sees what the other stored', async ({ page, context }) => {
  const [first, second] = inARow('single', 'single');
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
  const [first, second, third] = inARow('single', 'single', 'multi');
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

test('once loaded, the quiz goes on without any network', async ({ page, context }) => {
  await open(page, stepAt(1).path);
  await allResourcesFetched(page);
  await context.setOffline(true);
  await walk(page, 1, LAST);
});

test('a server that fails during the quiz is not noticed', async ({ page }) => {
  const city = firstOf('city');
  await page.route('**/api/**', (route) => route.abort());
  await open(page, city.path);
  await answer(page, city);
  await expectAfter(page, city);
  expect(await storedAnswers(page)).toEqual(answersTo(city));
});

test('nothing is fetched between a question and the next', async ({ page }) => {
  const [from, to] = overABorder(4, 2);
  await declineConsent(page);
  await open(page, stepAt(from).path);
  await allResourcesFetched(page);
  const fetched = new Map<string, string>();
  const network = await page.context().newCDPSession(page);
  network.on('Network.requestWillBeSent', ({ requestId, request }) => fetched.set(requestId, request.url));
  network.on('Network.requestServedFromCache', ({ requestId }) => fetched.delete(requestId));
  network.on('Network.responseReceived', ({ requestId, response }) => response.fromDiskCache && fetched.delete(requestId));
  await network.send('Network.enable');
  await walk(page, from, to);
  // The browser asks for the tab's icon when it likes; what is told of the walk goes out every ten seconds, whatever the visitor does.
  expect([...fetched.values()].filter((url) => !/\/assets\/icon-|\/api\/events$/.test(url))).toEqual([]);
});

test('the counter goes on by itself once its time is over', async ({ page }) => {
  const counter = firstOf('counter');
  const counted = counter.to * timings.counterTickMs + 120;
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await openPaused(page, counter.path);
  await page.clock.runFor(counted);
  await expect(currentScreen(page).getByText(`-${counter.to}${counter.unit}`, { exact: true })).toBeVisible();
  await page.clock.runFor(timings.counterMs - counted - 200);
  await expectStep(page, counter);
  await page.clock.runFor(500);
  await expectAfter(page, counter);
});

test('the city list finds, picks by keyboard, and says when there is no such city', async ({ page }) => {
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

  test('no screen slides, and the walk is the same', async ({ page }) => {
    const single = firstOf('single');
    await open(page, single.path);
    await answer(page, single);
    await expectAfter(page, single);
    const duration = await currentScreen(page).evaluate((screen) => getComputedStyle(screen).animationDuration);
    expect(Number.parseFloat(duration)).toBeLessThanOrEqual(0.001);
  });
});

test('a double tap answers one question, not two', async ({ page }) => {
  const [first, second] = inARow('single', 'single');
  await open(page, first.path);
  await optionOf(page, first, 1).dblclick();
  await expectStep(page, second);
  await expect(optionOf(page, second)).toBeEnabled();
  expect(await storedAnswers(page)).toEqual({ [first.id]: optionId(first, 1) });
  await page.getByRole('button', { name: 'Back' }).dblclick();
  await expectStep(page, first);
  await expectStep(page, first);
});

test('a pinch zooms neither a question nor its header, but a page to read', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a mouse cannot pinch');
  const browser = await page.context().newCDPSession(page);
  const fingers = (y: number, apart: number) => [
    { x: 195 - apart, y },
    { x: 195 + apart, y },
  ];
  const scaleAfterPinch = async (y: number) => {
    await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(y, 30) });
    for (const apart of [50, 80, 120]) {
      await browser.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(y, apart) });
    }
    await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    return page.evaluate(() => visualViewport?.scale);
  };
  await open(page, firstOf('single').path);
  expect([await scaleAfterPinch(30), await scaleAfterPinch(400)]).toEqual([1, 1]);
  await page.goto('/privacy-policy');
  expect(await scaleAfterPinch(400)).toBeGreaterThan(1.5);
});

test('a finger that was down when the next question came does not answer it', async ({ page }) => {
  const [first, second] = inARow('single', 'single');
  await open(page, first.path);
  await optionOf(page, first).focus();
  const lift = await touch(page, optionOf(page, first, 1));
  await page.keyboard.press('Enter');
  await lift();
  await expectStep(page, second);
  await expect(optionOf(page, second)).toBeEnabled();
  expect(await storedAnswers(page)).toEqual({ [first.id]: optionId(first) });
});

test('a screen that cannot be loaded says so, and the current one stays', async ({ page, context }) => {
  await freezeTimers(page);
  await page.route(/assets\/(intro|quiz)-/, (route) => route.abort());
  await open(page, '/');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Get My Plan' }).first().click();
  await expect(page.getByRole('alert').filter({ hasText: 'could not load the next screen' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.unroute(/assets\/(intro|quiz)-/);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Get My Plan' }).first().click();
  await expect(page).toHaveURL('/loading');
});

test('a timed screen that is left just before its time leads nowhere any more', async ({ page }) => {
  const counter = firstOf('counter');
  const before = funnel.steps[counter.number - 2];
  test.skip(!before, 'no step leads to the counter');
  if (!before) return;
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
});

test('Back finds a long screen where it was left', async ({ page }) => {
  await open(page, '/prediction');
  await fontsLoaded(page);
  // The visitor's weeks come after the page, and make it longer.
  await expect(currentScreen(page).getByRole('figure', { name: weekScreens.caption })).toBeVisible();
  await currentScreen(page).getByRole('link', { name: 'Contact us' }).first().scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  await currentScreen(page).getByRole('link', { name: 'Contact us' }).first().click();
  await expect(page).toHaveURL('/contact-us');
  await page.goBack();
  await expect(page).toHaveURL('/prediction');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

/** Pixels between the words of a question and its first option. Runs in the browser. */
function optionsDistance(screen: Element): number {
  const group = screen.querySelector('fieldset');
  const first = screen.querySelector('fieldset li');
  if (!group?.previousElementSibling || !first) throw new Error('The screen asks nothing.');
  return first.getBoundingClientRect().top - group.previousElementSibling.getBoundingClientRect().bottom;
}
