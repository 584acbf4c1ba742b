import { expect, type Page, test } from '@playwright/test';
import { openCamera, selfieStep, upload } from './photo.ts';
import { currentScreen, expectStep, freezeTimers, funnel, open, openPaused } from './visitor.ts';

const CAMERA_MS = 4000;

test('a denied camera is explained, and a chosen photo goes on', async ({ page }) => {
  await freezeTimers(page);
  await refuse(page, 'NotAllowedError');
  await open(page, selfieStep().path);
  await openCamera(page);
  await expect(page.getByRole('alert')).toContainText('may not use your camera');
  await upload(page);
  await expect(page).toHaveURL('/analyze');
  await expect(currentScreen(page).getByRole('img', { name: 'Your selfie' })).toBeVisible();
});

for (const [error, words] of [
  ['NotFoundError', 'found no camera'],
  ['NotReadableError', 'Another app is using the camera'],
] as const) {
  test(`a camera that answers ${error} is explained`, { tag: '@exhaustive' }, async ({ page }) => {
    await refuse(page, error);
    await open(page, selfieStep().path);
    await openCamera(page);
    await expect(page.getByRole('alert')).toContainText(words);
    await expect(page.getByRole('button', { name: 'Continue without a selfie' })).toBeVisible();
  });
}

test('an in-app browser without a camera is explained', { tag: '@exhaustive' }, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'mediaDevices', { value: undefined }));
  await open(page, selfieStep().path);
  await openCamera(page);
  await expect(page.getByRole('alert')).toContainText('The camera cannot be opened here. Choose a photo');
});

test('a file that is no picture is refused with a message, and nothing is lost', async ({ page }) => {
  await open(page, selfieStep().path);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') });
  await expect(page.getByRole('alert')).toContainText('could not read this picture');
  await expectStep(page, selfieStep());
});

test('the analysis goes on by itself without a selfie, with the drawn face', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await openPaused(page, selfieStep().path);
  await currentScreen(page).getByRole('button', { name: 'Continue without a selfie' }).click();
  await expect(page).toHaveURL('/analyze');
  await expect(currentScreen(page).getByRole('heading', { level: 1 })).toHaveText('Analyzing your answers...');
  await page.clock.runFor(CAMERA_MS + 100);
  await expect(page).toHaveURL('/identify');
  await page.clock.runFor(8300);
  await expect(page).toHaveURL('/treatment');
  await expect(currentScreen(page).getByRole('heading', { level: 1 })).toHaveText('Treatment program with 100% fit');
  await page.goBack();
  await expectStep(page, selfieStep());
});

test('/analyze without a selfie and without the decision leads to the start', { tag: '@exhaustive' }, async ({ page }) => {
  selfieStep();
  await freezeTimers(page);
  await page.goto(funnel.exit);
  await expect(page).toHaveURL('/');
});

async function refuse(page: Page, error: string): Promise<void> {
  await page.addInitScript((name) => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('No camera', name));
  }, error);
}
