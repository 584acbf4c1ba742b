import { expect, type Page, test } from '@playwright/test';
import { contrast } from '../core/presentation/contrast.ts';
import { isAccessible } from './accessible.ts';
import { type TextColours, textColours } from './text-colours.ts';
import { declineConsent, fontsLoaded, freezeTimers, open } from './visitor.ts';

async function openGuide(page: Page): Promise<void> {
  await declineConsent(page);
  await freezeTimers(page);
  await open(page, '/styleguide');
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('at rest', () => {
  test.beforeEach(({ page }) => openGuide(page));

  test('every text of the style guide has a contrast of 4.5 to 1, or 3 to 1 in large letters, disabled ones too, and every control is 44 pixels wide and high', async ({
    page,
  }) => {
    await dressed(page);
    const texts = await page.evaluate(textColours);
    expect(texts.length).toBeGreaterThan(200);
    expect(texts.filter(({ disabled }) => disabled).length).toBeGreaterThan(5);
    expect(texts.filter(tooFaint).map(describeText)).toEqual([]);
    await everythingLoaded(page);
    const small = await page.evaluate(tooSmall);
    expect(small).toEqual([]);
  });

  test('nothing in the style guide moves with reduced motion', { tag: '@exhaustive' }, async ({ page }) => {
    await everythingLoaded(page);
    await page.getByRole('button', { name: 'Play it' }).click();
    await page.getByRole('button', { name: 'Send it' }).click();
    await expect.poll(() => page.evaluate(running)).toEqual([]);
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  });

  test('the style guide fits screens of 320 and of 1920 pixels', { tag: '@exhaustive' }, async ({ page }) => {
    for (const width of [320, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await everythingLoaded(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });

  test('axe finds nothing in an open dialog, answer or carousel of the style guide', { tag: '@exhaustive' }, async ({ page }) => {
    await everythingLoaded(page);
    await page.locator('#containers summary').first().click();
    await isAccessible(page, { within: '#containers, #layers' });
    await page.getByRole('button', { name: 'Open the dialog' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await isAccessible(page, { within: 'dialog' });
  });

  test('the keyboard works the dialog, which keeps the focus and gives it back', { tag: '@exhaustive' }, async ({ page }) => {
    const opener = page.getByRole('button', { name: 'Open the dialog' });
    const dialog = page.getByRole('dialog', { name: 'One question at a time' });
    for (const close of ['Escape', 'Enter']) {
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
      for (let press = 0; press < 4; press++) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(outsideOfDialog)).toBe(false);
      }
      if (close === 'Enter') await dialog.getByRole('button', { name: 'I see' }).focus();
      await page.keyboard.press(close);
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
  });

  test('the keyboard works the carousel, the questions, the options and the message', { tag: '@exhaustive' }, async ({
    page,
  }) => {
    await everythingLoaded(page);
    const slides = page.locator('#layers [aria-roledescription=carousel] li');
    await page.getByRole('button', { name: 'Previous' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const before = await slides.nth(1).boundingBox();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await slides.nth(1).boundingBox())?.x).toBeLessThan(before?.x ?? 0);

    const [question, answer] = [page.locator('#containers summary').first(), page.locator('#containers details p').first()];
    await expect(answer).toBeHidden();
    await question.focus();
    await page.keyboard.press('Enter');
    await expect(answer).toBeVisible();
    await page.keyboard.press('Space');
    await expect(answer).toBeHidden();

    const box = page.getByRole('checkbox', { name: 'Redness' });
    await box.focus();
    await page.keyboard.press('Space');
    await expect(box).toBeChecked();
    const tile = page.getByRole('button', { name: 'Dry', exact: true });
    await tile.focus();
    await page.keyboard.press('Enter');
    await expect(tile).toHaveAttribute('aria-pressed', 'true');

    await page.getByRole('alert').getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Show the message again' }).click();
    await expect(page.getByRole('alert').getByRole('button', { name: 'Close' })).toBeVisible();
  });
});

test('the style guide shows the states that pointing and focusing make', { tag: '@desktop' }, async ({ page, isMobile }) => {
  test.skip(isMobile, 'a finger does not point');
  await openGuide(page);
  const [rest, hover, focus] = [0, 1, 2].map((index) => page.locator('#buttons figure').locator('[data-variant]').nth(index));
  if (!rest || !hover || !focus) throw new Error('The style guide shows no buttons.');
  await dressed(page);
  await expect(hover).not.toHaveCSS(
    'background-color',
    await rest.evaluate((button) => getComputedStyle(button).backgroundColor),
  );
  await rest.hover();
  const pointed = await hover.evaluate((button) => getComputedStyle(button).backgroundColor);
  await expect(rest).toHaveCSS('background-color', pointed);
  await page.keyboard.press('Tab');
  await rest.focus();
  const outline = await focus.evaluate((button) => getComputedStyle(button).outline);
  // The width of an outline that is not drawn is 3 pixels too.
  expect(outline).toContain('solid 3px');
  await expect(rest).toHaveCSS('outline', outline);
});

test('a button that waits keeps its width and the focus, and lets no second press through', { tag: '@exhaustive' }, async ({
  page,
}) => {
  await page.goto('/contact-us');
  await page.waitForFunction(() => window.hydrated === true);
  let posted = 0;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/contact-messages', async (route) => {
    posted++;
    await held;
    await route.abort();
  });
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ada@example.com');
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
  const button = page.locator('button[type=submit]');
  await expect(button).toHaveAccessibleName('Send');
  await fontsLoaded(page);
  // As laid out: a press makes it look smaller for a moment.
  const widthOf = () => button.evaluate((element) => getComputedStyle(element).width);
  const width = await widthOf();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAccessibleName('Sending...');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).toBeFocused();
  expect(await widthOf()).toBe(width);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Name' }).press('Enter');
  letGo();
  await expect(button).toHaveAccessibleName('Try again');
  expect(posted).toBe(1);
});

function tooFaint({ ink, ground, large }: TextColours): boolean {
  return contrast(ink, ground) < (large ? 3 : 4.5);
}

function describeText({ text, ink, ground }: TextColours): string {
  return `${text}: ${contrast(ink, ground).toFixed(2)}`;
}

/** Down the page once, so that what comes late has come. */
async function everythingLoaded(page: Page): Promise<void> {
  await page.locator('#layers').scrollIntoViewIfNeeded();
  await expect(page.locator('#layers').getByRole('button', { name: /^(Previous|Following|Pause|Play)$/ })).toHaveCount(3);
}

function outsideOfDialog(): boolean {
  const focused = document.activeElement;
  return focused !== null && focused !== document.body && focused.closest('dialog') === null;
}

/** Once the states that are shown without being entered are on, and no colour is on its way any more. */
async function dressed(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1);
  await expect.poll(() => page.evaluate(running)).toEqual([]);
}

/** What moves, and how: a spinner that does not turn is none. */
function running(): readonly string[] {
  return document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .map((animation) => ('animationName' in animation ? String(animation.animationName) : 'transition'));
}

/** The pressable things of the page that are smaller than a fingertip; a box counts with its label, an option with its card. */
function tooSmall(): readonly string[] {
  const pressable = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, textarea')];
  const small = pressable.filter((element) => {
    const target = element.closest('label, div:has(> div > [data-option])') ?? element;
    const { width, height } = target.getBoundingClientRect();
    return width > 0 && (width < 44 || height < 44);
  });
  return small.map((element) => element.outerHTML.slice(0, 120));
}
