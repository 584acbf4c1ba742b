import type { Page } from '@playwright/test';
import { currentScreen, firstOf, refuseMeasuring } from './visitor.ts';

export const selfieStep = () => firstOf('selfie');

export async function openCamera(page: Page): Promise<void> {
  await currentScreen(page).getByRole('button', { name: 'Take a selfie' }).click();
  await refuseMeasuring(page);
}

export async function upload(page: Page): Promise<void> {
  const picture = await page.screenshot({ type: 'jpeg' });
  await page.locator('input[type=file]').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: picture });
}
