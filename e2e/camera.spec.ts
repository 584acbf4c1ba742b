import { expect, type Page, test } from '@playwright/test';
import { findBrowser } from '../scripts/launch/browser.ts';
import { isAccessible } from './accessible.ts';
import { launchOptions } from './launch-options.ts';
import { openCamera, selfieStep, upload } from './photo.ts';
import {
  answer,
  currentScreen,
  expectStep,
  freezeTimers,
  funnel,
  open,
  refuseMeasuring,
  stepAt,
  storedAnswers,
  waitForHydration,
  walk,
} from './visitor.ts';

// The browser without windows has no camera.
test.use({ launchOptions: launchOptions(findBrowser()), permissions: ['camera'] });

const IMAGE = /data:image|base64|JFIF/;

test('the face is measured only after a consent, on the device, and nothing is found without a face', async ({ page }) => {
  const fetched: string[] = [];
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/workers/')) fetched.push(request.url());
    if (request.method() !== 'GET') sent.push(`${request.headers()['content-type']} ${request.postData()}`);
  });
  const refused: string[] = [];
  page.on('console', (message) => message.text().includes('Content Security Policy') && refused.push(message.text()));
  await recordWorkerAnswers(page);
  await open(page, selfieStep().path);
  await currentScreen(page).getByRole('button', { name: 'Take a selfie' }).click();
  await expect(page.getByRole('button', { name: 'Yes, measure on this device' })).toBeVisible();
  await isAccessible(page);
  expect(fetched).toEqual([]);
  await page.getByRole('button', { name: 'Yes, measure on this device' }).click();
  await expect.poll(() => workerAnswers(page)).toContain('sighting no-face');
  await isAccessible(page);
  await page.getByRole('button', { name: 'Capture Photo' }).click();
  await page.getByRole('button', { name: 'Looks good' }).click();
  await expect(page).toHaveURL(/analyze|identify/);
  await expect.poll(() => workerAnswers(page)).toContain('report no-face');
  await expect(page.getByText('From your photo')).toHaveCount(0);
  expect(refused).toEqual([]);
  expect(sent.filter((body) => !body.startsWith('application/json') || body.length > 20_000 || IMAGE.test(body))).toEqual([]);
});

test('a photo stays on the device, in a bucket that the browser deletes thirty days after it was taken, survives a reload and goes with one tap', {
  tag: '@exhaustive',
}, async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(`${request.url()} ${request.postData()}`));
  await freezeTimers(page);
  await open(page, selfieStep().path);
  await openCamera(page);
  await page.getByRole('button', { name: 'Capture Photo' }).click();
  await page.getByRole('button', { name: 'Retake' }).click();
  const before = Date.now();
  await page.getByRole('button', { name: 'Capture Photo' }).click();
  await page.getByRole('button', { name: 'Looks good' }).click();
  await expect(page).toHaveURL('/analyze');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Analyzing your selfie...');
  await expect(currentScreen(page).getByRole('img', { name: 'Your selfie' })).toBeVisible();
  const hasBuckets = await page.evaluate(() => 'storageBuckets' in navigator);
  if (hasBuckets) {
    await expect.poll(() => bucketEnd(page)).toBeGreaterThanOrEqual(before + 30 * 86_400_000 - 1000);
    expect(await bucketEnd(page)).toBeLessThanOrEqual(Date.now() + 30 * 86_400_000);
    expect(await storedPhotos(page)).toBe(0);
  }
  await page.reload();
  await expect(currentScreen(page).getByRole('img', { name: 'Your selfie' })).toBeVisible();
  await page.goto('/treatment');
  await expect(currentScreen(page).getByRole('img', { name: 'Your selfie' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete my photo' }).click();
  await expect(page.getByText('Your photo has been deleted from this device.')).toBeVisible();
  if (hasBuckets) await expect.poll(() => bucketEnd(page)).toBeUndefined();
  await page.reload();
  await expect(currentScreen(page).getByRole('img', { name: 'A drawing of a face' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete my photo' })).toHaveCount(0);
  // Events may go out meanwhile, but no picture.
  expect(sent.filter((request) => !/^\S+\/api\/events \{/.test(request) || IMAGE.test(request))).toEqual([]);
});

test('the selfie step turns the camera off when it is left', { tag: '@exhaustive' }, async ({ page }) => {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    const streams: MediaStream[] = [];
    Object.assign(window, { streams });
    mediaDevices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      streams.push(stream);
      return stream;
    };
  });
  const live = () =>
    page.evaluate(() =>
      (window as unknown as { streams: MediaStream[] }).streams.flatMap((stream) =>
        stream.getTracks().map((track) => track.readyState),
      ),
    );
  const before = funnel.steps[selfieStep().number - 2];
  test.skip(!before, 'no step leads to the selfie step');
  if (!before) return;
  await open(page, before.path);
  await answer(page, before);
  await openCamera(page);
  await expect(page.getByRole('button', { name: 'Capture Photo' })).toBeEnabled();
  expect(await live()).toEqual(['live']);
  await page.getByRole('button', { name: 'Close the camera' }).click();
  await expect(page.getByRole('button', { name: 'Capture Photo' })).toHaveCount(0);
  expect(await live()).toEqual(['ended']);
  await currentScreen(page).getByRole('button', { name: 'Take a selfie' }).click();
  await expect(page.getByRole('button', { name: 'Capture Photo' })).toBeEnabled();
  await page.goBack();
  await expect.poll(live).toEqual(['ended', 'ended']);
});

test('a camera that another app takes is paused in a sentence, reopened when it ends, and photographs afterwards', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await open(page, selfieStep().path);
  await openCamera(page);
  const shutter = page.getByRole('button', { name: 'Capture Photo' });
  await expect(shutter).toBeEnabled();
  const lose = (event: string) =>
    page.evaluate((name) => {
      const stream = document.querySelector('video')?.srcObject as MediaStream;
      stream.getVideoTracks()[0]?.dispatchEvent(new Event(name));
      return stream.id;
    }, event);
  await lose('mute');
  await expect(page.getByText('The camera is paused. Close any app that uses it')).toBeVisible();
  await expect(shutter).toHaveCount(0);
  await lose('unmute');
  await expect(shutter).toBeEnabled();
  const ended = await lose('ended');
  await expect.poll(() => lose('looked-at')).not.toBe(ended);
  await expect(shutter).toBeEnabled();
  await shutter.click();
  await expect(page.getByRole('button', { name: 'Looks good' })).toBeVisible();
});

test('a release that takes the code of the camera away costs one reload of the same step, and no answer', {
  tag: '@exhaustive',
}, async ({ page }) => {
  const last = funnel.steps.slice(0, selfieStep().number - 1).findLast(({ kind }) => kind === 'single');
  await open(page, stepAt(last?.number ?? 1).path);
  await walk(page, last?.number ?? 1, selfieStep().number);
  const kept = await storedAnswers(page);
  expect(Object.keys(kept)).not.toEqual([]);
  const isGone = (url: URL) => /\/assets\/camera-view-[^/]*\.js$/.test(url.pathname);
  await page.route(isGone, (route) => route.fulfill({ status: 404 }));
  let loads = 0;
  await page.goto(selfieStep().path);
  await waitForHydration(page);
  page.on('load', () => loads++);
  await currentScreen(page).getByRole('button', { name: 'Take a selfie' }).click();
  await expect.poll(() => loads).toBe(1);
  await waitForHydration(page);
  await currentScreen(page).getByRole('button', { name: 'Take a selfie' }).click();
  await expect(page.getByText('We could not load this.')).toBeVisible();
  expect(loads).toBe(1);
  await page.unroute(isGone);
  await currentScreen(page).getByRole('button', { name: 'Take a selfie' }).click();
  await refuseMeasuring(page);
  await expect(page.getByRole('button', { name: 'Capture Photo' })).toBeEnabled();
  expect(await storedAnswers(page)).toEqual(kept);
  await expectStep(page, selfieStep());
});

test('on a phone held sideways the picture fills the height', { tag: '@exhaustive' }, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, selfieStep().path);
  await openCamera(page);
  await expect(page.getByRole('button', { name: 'Capture Photo' })).toBeInViewport({ ratio: 1 });
  expect((await page.locator('video').boundingBox())?.height).toBeGreaterThan(300);
});

for (const path of ['/contact-us', '/treatment', '/privacy-policy']) {
  test(`a photo older than thirty days is deleted when ${path} is opened, where the browser has no buckets`, {
    tag: '@exhaustive',
  }, async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'storageBuckets', { value: undefined }));
    await freezeTimers(page);
    await open(page, selfieStep().path);
    await upload(page);
    await refuseMeasuring(page);
    await expect(page).toHaveURL('/analyze');
    await expect.poll(() => storedPhotos(page)).toBe(1);
    await page.clock.setFixedTime(Date.now() + 31 * 86_400_000);
    await page.goto(path);
    await expect.poll(() => storedPhotos(page)).toBe(0);
    if (path !== '/treatment') return;
    await expect(currentScreen(page).getByRole('img', { name: 'A drawing of a face' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete my photo' })).toHaveCount(0);
  });
}

test('a legal text that is opened before the selfie leaves no database in its way', { tag: '@exhaustive' }, async ({ page }) => {
  await page.goto('/privacy-policy');
  await freezeTimers(page);
  await open(page, selfieStep().path);
  await upload(page);
  await refuseMeasuring(page);
  await expect(page).toHaveURL('/analyze');
  await page.reload();
  await expect(currentScreen(page).getByRole('img', { name: 'Your selfie' })).toBeVisible();
});

test('a photo deleted in one tab is gone in the other', { tag: '@exhaustive' }, async ({ page, context }) => {
  await freezeTimers(page);
  await open(page, selfieStep().path);
  await upload(page);
  await refuseMeasuring(page);
  await expect(page).toHaveURL('/analyze');
  const other = await context.newPage();
  await open(other, '/treatment');
  await expect(currentScreen(other).getByRole('img', { name: 'Your selfie' })).toBeVisible();
  await open(page, '/treatment');
  await page.getByRole('button', { name: 'Delete my photo' }).click();
  await expect(currentScreen(other).getByRole('img', { name: 'Your selfie' })).toHaveCount(0);
});

/** In the place for all databases of the site. */
function storedPhotos(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'photo')) return 0;
    return new Promise<number>((resolve, reject) => {
      const request = indexedDB.open('photo');
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        const rows = request.result.transaction('selfie').objectStore('selfie').count();
        rows.onsuccess = () => resolve(rows.result);
        request.result.close();
      };
    });
  });
}

function bucketEnd(page: Page): Promise<number | undefined> {
  return page.evaluate(async () => {
    type Bucket = { readonly expires: () => Promise<number> };
    type Buckets = { readonly keys: () => Promise<string[]>; readonly open: (name: string) => Promise<Bucket> };
    const { storageBuckets } = navigator as unknown as { storageBuckets: Buckets };
    const names = await storageBuckets.keys();
    return names.includes('selfie') ? (await storageBuckets.open('selfie')).expires() : undefined;
  });
}

/** Notes the kind of each answer of the worker, and the first reason of the gate. */
async function recordWorkerAnswers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const answers: string[] = [];
    const { Worker: Original } = window;
    window.Worker = class extends Original {
      constructor(url: string | URL) {
        super(url);
        this.addEventListener('message', ({ data }) =>
          answers.push(`${data.kind} ${data.sighting?.codes[0] ?? data.codes?.[0]}`),
        );
      }
    };
    Object.assign(window, { answers });
  });
}

function workerAnswers(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { answers: string[] }).answers);
}
