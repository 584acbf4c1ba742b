import { expect, test } from '@playwright/test';
import {
  allResourcesFetched,
  answer,
  answersTo,
  declineConsent,
  expectAfter,
  firstOf,
  freezeTimers,
  LAST,
  open,
  stepAt,
  stepsAroundSectionBorder,
  storedAnswers,
  walk,
} from './visitor.ts';

test('a loaded quiz goes on without any network', { tag: '@exhaustive' }, async ({ page, context }) => {
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
  const [from, to] = stepsAroundSectionBorder(4, 2);
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

test('a screen that cannot be loaded says so, and the current one stays', { tag: '@exhaustive' }, async ({ page, context }) => {
  await freezeTimers(page);
  await page.route(/assets\/(intro|quiz)-/, (route) => route.abort());
  await open(page, '/');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Get My Plan' }).first().click();
  await expect(page.getByRole('alert').filter({ hasText: 'could not load this' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.unroute(/assets\/(intro|quiz)-/);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Get My Plan' }).first().click();
  await expect(page).toHaveURL('/loading');
});
