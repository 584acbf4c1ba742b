import { expect, type Page } from '@playwright/test';
import { cameraCopy } from '../content/pages/camera.ts';
import { selfieCopy } from '../content/pages/selfie.ts';
import { plans } from '../content/plans.ts';
import type { PlacedStep } from '../core/funnel/funnel.ts';
import { Journey } from '../core/funnel/journey.ts';
import type { ResultStep } from '../core/funnel/result.ts';
import { furtherFunnels } from '../server/platform/further-funnels.ts';
import { isAccessible } from './accessible.ts';
import { actionsAt } from './actions.ts';
import { goToPayment, PAYS, payWith } from './buyer.ts';
import { test } from './mailbox.ts';
import {
  currentScreen,
  declineConsent,
  fontsLoaded,
  freezeTimers,
  locate,
  open,
  storeJourney,
  waitForHydration,
} from './visitor.ts';

function furtherFunnel(id: string) {
  const found = furtherFunnels.get(id);
  if (!found) throw new Error(`There is no funnel ${id}.`);
  return found;
}

const short = furtherFunnel('short');
const sleep = furtherFunnel('sleep');

async function expectAt(page: Page, { path, title }: PlacedStep): Promise<void> {
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  await expect(currentScreen(page).getByRole('heading', { level: 1 })).toHaveText(title);
}

async function take(page: Page, step: PlacedStep, choice = 0): Promise<void> {
  await expectAt(page, step);
  for (const action of actionsAt(step, choice)) {
    const target = locate(page, action);
    if (action.text !== undefined) await target.fill(action.text);
    else if (action.role === 'checkbox') await target.check();
    else await target.click();
  }
}

const heading = (page: Page) => currentScreen(page).getByRole('heading', { level: 1 });

test('the short funnel leads from its own door to its own sales page, and sells what it shows', {
  tag: '@exhaustive',
}, async ({ page, mailbox, isMobile }) => {
  // The offer of an address ends, and both projects walk here.
  const email = `short-${isMobile}@walk.example`;
  const said: string[] = [];
  page.on('pageerror', ({ message }) => said.push(message));
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  await freezeTimers(page);
  await page.goto('/short');
  for (const step of short.funnel.steps) await take(page, step);
  for (const path of ['/short/analyze', '/short/identify']) {
    await expect(page).toHaveURL(path);
    await currentScreen(page).getByRole('button', { name: 'Continue', exact: true }).click();
  }
  await expect(page).toHaveURL('/short/treatment');
  await currentScreen(page).getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/short/keep-results');
  await currentScreen(page).getByRole('textbox', { name: 'E-mail' }).fill(email);
  await currentScreen(page).getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/short/prediction');
  const isShown = ({ id }: { id: string }) => short.plans?.includes(id);
  const radios = (title: string) => currentScreen(page).getByRole('radio', { name: title });
  for (const plan of plans) await expect(radios(plan.title)).toHaveCount(isShown(plan) ? 2 : 0);
  await goToPayment(page, plans.find(isShown)?.title ?? '');
  await payWith(page, PAYS);
  await expect(heading(page)).toHaveText('Done!');
  expect(new URL(page.url()).pathname).toBe('/short/prediction/subscribe-success');
  await mailbox.mailTo(email, /Your order/);
  expect(said).toEqual([]);
});

test('the funnel about sleep asks by its own conditions, goes Back where one came from, and ends in its own result', async ({
  page,
}) => {
  const said: string[] = [];
  page.on('pageerror', ({ message }) => said.push(message));
  const { steps } = sleep.funnel;
  const result = steps.at(-1);
  const coffee = steps.find(({ id }) => id === 'coffeeHabit');
  const last = steps.find(({ id }) => id === 'lastCoffee');
  if (result?.kind !== 'result' || !coffee || !last) throw new Error('The funnel about sleep has changed.');
  await page.goto('/sleep');
  for (const step of steps.slice(0, coffee.number - 1)) await take(page, step);
  await take(page, coffee, 1);
  await expectAt(page, last);
  await page.goBack();
  await take(page, coffee);
  for (const step of steps.slice(last.number, -1)) await take(page, step);
  await expectAt(page, result);
  await expect(page.getByText(result.measure)).toContainText(/^\d+%/);
  await expect(page.getByRole('heading', { level: 2, name: result.heading })).toBeVisible();
  await expect(currentScreen(page).getByRole('listitem')).not.toHaveCount(0);
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByText(result.measure)).toContainText(/^\d+%/);
  await currentScreen(page).getByRole('link', { name: result.next.label }).click();
  await expect(page).toHaveURL(result.next.href);
  expect(said).toEqual([]);
});

test('the funnel about sleep is walked from the first moment of a slow network, and to its result without any', {
  tag: '@exhaustive',
}, async ({ page, context }) => {
  const { steps } = sleep.funnel;
  const [door, first] = steps;
  const result = steps.at(-1);
  if (!door || !first || result?.kind !== 'result') throw new Error('The funnel about sleep has changed.');
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const slow = { offline: false, latency: 600, downloadThroughput: 50 * 1024, uploadThroughput: 30 * 1024 };
  await network.send('Network.emulateNetworkConditions', slow);
  await page.goto(door.path, { waitUntil: 'commit' });
  await take(page, door);
  await take(page, first);
  await network.send('Network.emulateNetworkConditions', { ...slow, latency: 0, downloadThroughput: -1, uploadThroughput: -1 });
  const fetched = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join('\n'),
    );
  await expect.poll(fetched).toContain('/assets/quiz-result-');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  for (const step of steps.slice(2, -1)) if (!step.when) await take(page, step);
  await expectAt(page, result);
  await expect(page.getByText(result.measure)).toContainText(/^\d+%/);
});

test('the short funnel goes on to its analysis where the camera is refused', { tag: '@exhaustive' }, async ({ page }) => {
  const selfie = short.funnel.steps.at(-1);
  if (selfie?.kind !== 'selfie') throw new Error('The short funnel has changed.');
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('Not here.', 'NotAllowedError'));
  });
  await freezeTimers(page);
  await open(page, selfie.path);
  await currentScreen(page).getByRole('button', { name: selfie.button }).click();
  await page.getByRole('button', { name: cameraCopy.consent.refuse }).click();
  await expect(page.getByText(selfieCopy.refused.denied)).toBeVisible();
  await take(page, selfie);
  await expect(page).toHaveURL('/short/analyze');
});

test('who comes back to a funnel goes on in it, and what one funnel asked another knows', { tag: '@exhaustive' }, async ({
  page,
}) => {
  const [, age, skinType] = short.funnel.steps;
  if (!age || !skinType) throw new Error('The short funnel has changed.');
  await page.goto('/short');
  for (const step of short.funnel.steps.slice(0, 2)) await take(page, step);
  await expectAt(page, skinType);
  await open(page, '/short');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectAt(page, skinType);
  await open(page, '/quiz3');
  expect(new Journey(short.funnel).first).toBe('/short');
  await expect(currentScreen(page).locator('[aria-pressed="true"]')).toHaveCount(1);
});

test('the doors of funnels and the result are accessible, and fit a phone of 320 pixels with letters twice as large', {
  tag: '@exhaustive',
}, async ({ page }) => {
  const { points } = sleep.funnel.steps.find(({ kind }) => kind === 'result') as PlacedStep<ResultStep>;
  const answers = Object.fromEntries(Object.entries(points).map(([step, options]) => [step, Object.keys(options)[0]]));
  await declineConsent(page);
  await storeJourney(page, { answers });
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/short', '/sleep', sleep.funnel.steps.at(-1)?.path ?? '']) {
    await open(page, path);
    await fontsLoaded(page);
    await isAccessible(page, { within: 'main' });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});
