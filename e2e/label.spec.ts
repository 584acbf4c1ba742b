import { expect, type Page } from '@playwright/test';
import { planCopy } from '../content/pages/plan.ts';
import { plans } from '../content/plans.ts';
import { isAccessible } from './accessible.ts';
import { buy } from './customer.ts';
import { test } from './mailbox.ts';
import { currentScreen, open } from './visitor.ts';

const [, MONTH] = plans;
const { label: copy } = planCopy;
const LINES = [
  'SILK CREAM 50 ml',
  'Ingredients: Aqua, Glycerin, Niacinamide, Cetearyl',
  'Alcohol, Panthenol, Parfum, Limonene, Phenoxy-',
  'ethanol',
];

/** Draws a label in the browser, so that no picture comes from elsewhere. */
async function drawn(page: Page, lines: readonly string[], blur: number) {
  const base64 = await page.evaluate(
    ({ lines, blur }) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [1200, 420];
      const context = canvas.getContext('2d');
      if (!context) throw new Error('There is no canvas.');
      context.fillStyle = '#efe9df';
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.filter = `blur(${blur}px)`;
      context.fillStyle = '#2a2420';
      context.font = '40px sans-serif';
      for (const [index, line] of lines.entries()) context.fillText(line, 40, 90 + index * 80);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    { lines, blur },
  );
  return { name: 'label.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}

const chooser = (page: Page) => currentScreen(page).getByLabel(copy.photo.label);
const list = (page: Page) => currentScreen(page).getByRole('textbox', { name: copy.list });

async function photograph(page: Page, lines: readonly string[], blur = 0): Promise<void> {
  await chooser(page).setInputFiles(await drawn(page, lines, blur));
}

test(
  'a photographed label is read on the device, corrected and checked, and a photo that cannot be read loses nothing',
  {
    tag: '@exhaustive',
  },
  async ({ page }, { project }) => {
    const requests: string[] = [];
    await buy(page, MONTH, `label-${project.name}@walk.example`, { skinType: 'dry', isSensitiveSkin: 'sensitive' });
    await open(page, '/plan#products');
    await expect(chooser(page)).toBeAttached();

    await test.step('what reads photos loads when one is chosen, and nothing is sent', async () => {
      page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
      await photograph(page, LINES);
      await expect(currentScreen(page).getByText(copy.photo.read)).toBeVisible();
      await expect(list(page)).toHaveValue(
        /^Aqua, Glycerin, Niacinamide, Cetearyl Alcohol, Panthenol, Parfum, Limonene, Phenoxyethanol$/,
      );
      const workers = requests.filter((request) => request.includes('/assets/workers/'));
      expect(workers.map((request) => request.replace(/-[\w-]{8}\./, '.')).toSorted()).toEqual([
        'GET /assets/workers/english.bin',
        'GET /assets/workers/label.js',
        'GET /assets/workers/tesseract-core-simd-lstm.wasm',
      ]);
      expect(requests.filter((request) => !request.startsWith('GET ') && !request.endsWith('/api/events'))).toEqual([]);
      await isAccessible(page);
    });

    await test.step('the text is corrected, and the check says what to leave', async () => {
      await list(page).fill((await list(page).inputValue()).replace('Limonene, ', ''));
      await currentScreen(page).getByRole('button', { name: copy.check }).click();
      await expect(currentScreen(page).getByText(/^Leave it: .*perfume/i)).toBeVisible();
    });

    await test.step('an empty and a blurred photo are told, and the text stays', async () => {
      const before = await list(page).inputValue();
      await photograph(page, []);
      await expect(currentScreen(page).getByText(copy.photo.problems.nothing)).toBeVisible();
      await photograph(page, LINES, 9);
      await expect(
        currentScreen(page).getByText(copy.photo.problems.blurred).or(currentScreen(page).getByText(copy.photo.problems.nothing)),
      ).toBeVisible();
      await chooser(page).setInputFiles({ name: 'label.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
      await expect(currentScreen(page).getByText(copy.photo.problems['no-picture'])).toBeVisible();
      await expect(list(page)).toHaveValue(before);
      await isAccessible(page);
    });

    await test.step('a second photo goes on where the first one ended', async () => {
      await list(page).fill('Aqua, Glycerin,');
      await photograph(page, ['Urea, Sodium Hyaluronate, Tocopherol']);
      await expect(list(page)).toHaveValue('Aqua, Glycerin,\nUrea, Sodium Hyaluronate, Tocopherol');
    });

    await test.step('without a connection the reader says so, and the text stays', async () => {
      await page.route('**/assets/workers/english-*', (route) => route.abort());
      await photograph(page, LINES);
      await expect(currentScreen(page).getByText(copy.photo.problems.unavailable)).toBeVisible();
      await expect(list(page)).toHaveValue(/^Aqua, Glycerin,\nUrea/);
    });
  },
);
