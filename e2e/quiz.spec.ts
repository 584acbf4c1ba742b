import { expect, test } from '@playwright/test';
import {
  answer,
  declineCounting,
  everythingFetched,
  expectStep,
  funnel,
  lettersArrived,
  open,
  shown,
  standStill,
  stepAt,
  storedAnswers,
  waitPatiently,
  walk,
} from './visitor.ts';

test('every step shows its title and the way it asks, one h1 each', async ({ page }) => {
  for (const step of funnel.steps) {
    await page.goto(step.path);
    await expectStep(page, step);
    await expect(page.locator('h1')).toHaveCount(1);
  }
});

test('the back arrow clears the answer of its own step and goes to the step before', async ({ page }) => {
  await open(page, '/quiz1');
  await walk(page, 1, 4);
  await shown(page).getByRole('checkbox').first().check();
  await shown(page).getByRole('button', { name: 'Next' }).click();
  await expectStep(page, stepAt(5));
  await page.getByRole('button', { name: 'Back' }).click();
  await expectStep(page, stepAt(4));
  await expect(shown(page).getByRole('checkbox').first()).toBeChecked();
  await page.getByRole('button', { name: 'Back' }).click();
  await expectStep(page, stepAt(3));
  expect(await storedAnswers(page)).toEqual({ gender: 'female', age: 'under-25' });
});

test("the browser's own Back goes one step back and loses no answer", async ({ page }) => {
  await open(page, '/quiz1');
  await walk(page, 1, 4);
  await page.goBack();
  await expectStep(page, stepAt(3));
  await page.goBack();
  await expectStep(page, stepAt(2));
  await expect(shown(page).getByRole('button', { name: 'Female' })).toHaveAttribute('aria-pressed', 'true');
  expect(await storedAnswers(page)).toEqual({ gender: 'female', age: 'under-25' });
  await page.goForward();
  await expectStep(page, stepAt(3));
});

test('after the back arrow the browser goes back further, never forward again', async ({ page }) => {
  await open(page, '/quiz1');
  await walk(page, 1, 4);
  await page.getByRole('button', { name: 'Back' }).click();
  await expectStep(page, stepAt(3));
  await page.goBack();
  await expectStep(page, stepAt(2));
});

test('a reload in the middle keeps the step and every answer', async ({ page }) => {
  await open(page, '/quiz1');
  await walk(page, 1, 9);
  const before = await storedAnswers(page);
  await page.reload();
  await expectStep(page, stepAt(9));
  expect(await storedAnswers(page)).toEqual(before);
  await walk(page, 9, 12);
});

test('two tabs share one journey, and each sees what the other stored', async ({ page, context }) => {
  await open(page, '/quiz2');
  const other = await context.newPage();
  await open(other, '/quiz3');
  await answer(page, stepAt(2), 1);
  await expectStep(page, stepAt(3));
  // Another tab's writing arrives a little later; what it changes before that, it changes in what it knows.
  await expect.poll(() => storedAnswers(other)).toEqual({ gender: 'male' });
  await answer(other, stepAt(3), 2);
  await expectStep(other, stepAt(4));
  // Another tab's writing is heard of a little later.
  await expect.poll(() => storedAnswers(page)).toEqual({ gender: 'male', age: '35-44' });
  await expect(shown(page).getByRole('button', { name: '35-44' })).toHaveAttribute('aria-pressed', 'true');
});

test('a multiple choice shows Next only with a choice, and nothing beside an exclusive one', async ({ page }) => {
  await open(page, '/quiz4');
  const screen = shown(page);
  const next = screen.getByRole('button', { name: 'Next' });
  await expect(next).toHaveCount(0);
  await screen.getByRole('checkbox', { name: 'Dullness' }).check();
  await expect(next).toBeVisible();
  await screen.getByRole('checkbox', { name: 'Nothing from above' }).check();
  await expect(screen.getByRole('checkbox', { name: 'Dullness' })).not.toBeChecked();
  await screen.getByRole('checkbox', { name: 'Dullness' }).check();
  await expect(screen.getByRole('checkbox', { name: 'Nothing from above' })).not.toBeChecked();
  expect(await storedAnswers(page)).toEqual({});
  await next.click();
  await expectStep(page, stepAt(5));
  expect(await storedAnswers(page)).toEqual({ skinConcerns: ['dullness'] });
});

test('focus goes to the heading of each step, and the keyboard alone is enough', async ({ page }) => {
  await declineCounting(page);
  await open(page, '/quiz2');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Female' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectStep(page, stepAt(3));
  await expect(shown(page).getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expectStep(page, stepAt(4));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(shown(page).getByRole('checkbox').first()).toBeChecked();
});

test('once loaded, the quiz goes on without any network', async ({ page, context }) => {
  await open(page, '/quiz1');
  await everythingFetched(page);
  await context.setOffline(true);
  await walk(page, 1, 36);
});

test('a server that fails during the quiz is not noticed', async ({ page }) => {
  await page.route('**/api/**', (route) => route.abort());
  await open(page, '/quiz8');
  await walk(page, 8, 12);
  expect(await storedAnswers(page)).toMatchObject({ location: 'Lisbon' });
});

test('nothing is fetched between a question and the next', async ({ page }) => {
  await declineCounting(page);
  await open(page, '/quiz12');
  await everythingFetched(page);
  const fetched = new Map<string, string>();
  const network = await page.context().newCDPSession(page);
  network.on('Network.requestWillBeSent', ({ requestId, request }) => fetched.set(requestId, request.url));
  network.on('Network.requestServedFromCache', ({ requestId }) => fetched.delete(requestId));
  network.on('Network.responseReceived', ({ requestId, response }) => response.fromDiskCache && fetched.delete(requestId));
  await network.send('Network.enable');
  await walk(page, 12, 18);
  // The browser asks for the tab's icon when it likes; what is told of the walk goes out every ten seconds, whatever the visitor does.
  expect([...fetched.values()].filter((url) => !/\/assets\/icon-|\/api\/events$/.test(url))).toEqual([]);
});

test('the counter goes on by itself after nine seconds', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await open(page, '/quiz11');
  await page.clock.runFor(1800);
  await expect(shown(page).getByText('56%', { exact: true })).toBeVisible();
  await page.clock.runFor(7000);
  await expectStep(page, stepAt(11));
  await page.clock.runFor(500);
  await expectStep(page, stepAt(12));
});

test('the city list finds, picks by keyboard, and says when there is no such city', async ({ page }) => {
  await waitPatiently(page);
  await open(page, '/quiz10');
  const screen = shown(page);
  const box = screen.getByRole('combobox', { name: 'City' });
  await box.fill('lisbo');
  await expect(screen.getByRole('option').first()).toContainText('Lisbon');
  const said = screen.getByRole('status').first();
  await expect(said).toContainText('found');
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(box).toHaveValue(/^Lisbon, .*Portugal$/);
  await expect(screen.getByText('Estimate', { exact: true })).toBeVisible();
  await box.fill('zzqqxx');
  await expect(said).toHaveText('No cities found');
  await box.fill('');
  await expect(said).toHaveText('');
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no screen slides, and the walk is the same', async ({ page }) => {
    await open(page, '/quiz2');
    await answer(page, stepAt(2));
    await expectStep(page, stepAt(3));
    const duration = await shown(page).evaluate((screen) => getComputedStyle(screen).animationDuration);
    expect(Number.parseFloat(duration)).toBeLessThanOrEqual(0.001);
  });
});

test('a double tap answers one question, not two', async ({ page }) => {
  await open(page, '/quiz2');
  await shown(page).getByRole('button', { name: 'Male', exact: true }).dblclick();
  await expectStep(page, stepAt(3));
  await expect(shown(page).getByRole('button', { name: 'Under 25' })).toBeEnabled();
  expect(await storedAnswers(page)).toEqual({ gender: 'male' });
  await page.getByRole('button', { name: 'Back' }).dblclick();
  await expectStep(page, stepAt(2));
  await expectStep(page, stepAt(2));
});

test('a screen that cannot be loaded says so, and the current one stays', async ({ page, context }) => {
  await standStill(page);
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
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await open(page, '/quiz10');
  await shown(page).getByRole('combobox').fill('Lisbon');
  await shown(page).getByRole('button', { name: 'Next' }).click();
  await expectStep(page, stepAt(11));
  await page.clock.runFor(8900);
  await page.getByRole('button', { name: 'Back' }).click();
  await expectStep(page, stepAt(10));
  await page.clock.runFor(1000);
  await expectStep(page, stepAt(10));
});

test('Back finds a long screen where it was left', async ({ page }) => {
  await open(page, '/prediction');
  await lettersArrived(page);
  await shown(page).getByRole('link', { name: 'Contact us' }).first().scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  await shown(page).getByRole('link', { name: 'Contact us' }).first().click();
  await expect(page).toHaveURL('/contact-us');
  await page.goBack();
  await expect(page).toHaveURL('/prediction');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});
