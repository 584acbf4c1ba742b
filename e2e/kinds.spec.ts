import { expect, test } from '@playwright/test';
import { declineConsent, fontsLoaded, open } from './visitor.ts';

/* The demonstration asks none of these; the style guide has them all. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }) => {
  await declineConsent(page);
  await open(page, '/styleguide/kinds');
});

test('the further kinds of questions fit a finger and a phone of 320 pixels, and take back an error that is mended', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await fontsLoaded(page);
  const small = await page.locator('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>('button, input, textarea')]
      .map((control) => (control.closest('label') ?? control).getBoundingClientRect())
      .filter(({ width, height }) => width < 44 || height < 44)
      .map(({ width, height }) => `${width}x${height}`),
  );
  expect(small).toEqual([]);

  const thumb = page.locator('#slider').getByRole('slider').first();
  await thumb.click();
  await expect(thumb, 'a tap where the thumb stands chooses').toHaveAttribute('aria-valuetext', '5');

  const wrong = page.locator('#date figure').nth(2);
  await expect(wrong.getByRole('alert')).toHaveText('The calendar has no such day.');
  await expect(wrong.getByRole('textbox', { name: 'Day' })).toHaveAttribute('aria-invalid', 'true');
  await wrong.getByRole('textbox', { name: 'Day' }).fill('28');
  await expect(wrong.getByRole('alert')).toHaveText('');

  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await overflow(), 'with letters twice as large').toBeLessThanOrEqual(0);
});

test('the keyboard alone answers each further kind of question', async ({ page }) => {
  const within = (id: string) => page.locator(`#${id} figure`).first();
  const { keyboard } = page;

  await within('number').getByRole('radio', { name: 'Centimeters' }).focus();
  await keyboard.press('ArrowRight');
  await keyboard.press('Tab');
  await keyboard.type('5');
  await keyboard.press('Tab');
  await keyboard.type('7');
  await keyboard.press('Shift+Tab');
  await keyboard.press('Shift+Tab');
  await keyboard.press('ArrowLeft');
  await expect(within('number').getByRole('textbox', { name: 'Height (cm)' })).toHaveValue('170');

  const thumb = within('slider').getByRole('slider');
  await thumb.focus();
  await expect(thumb).toHaveAttribute('aria-valuetext', 'not chosen yet');
  await keyboard.press('Space');
  await expect(thumb).toHaveAttribute('aria-valuetext', '5');
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowRight');
  await expect(thumb).toHaveAttribute('aria-valuetext', '7');

  await within('date').getByRole('textbox', { name: 'Month' }).focus();
  for (const part of ['2', '29', '1988']) {
    await keyboard.type(part);
    await keyboard.press('Tab');
  }
  await expect(within('date').getByRole('textbox', { name: 'Year' })).toHaveValue('1988');

  const picture = within('pictures').getByRole('button', { name: 'A full shelf' });
  await picture.focus();
  await keyboard.press('Enter');
  await expect(picture).toHaveAttribute('aria-pressed', 'true');

  const box = within('consent').getByRole('checkbox');
  await box.focus();
  await expect(box).not.toBeChecked();
  await keyboard.press('Space');
  await expect(box).toBeChecked();
});
