import { expect, test } from '@playwright/test';
import { currentScreen, freezeTimers, funnel, open, storeJourney } from './visitor.ts';

// A carousel that stands still has nothing to pause.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a carousel goes on by keyboard, and can be paused', async ({ page }) => {
  await freezeTimers(page);
  await open(page, '/identify');
  const carousel = currentScreen(page).locator('[aria-roledescription=carousel]');
  await carousel.getByRole('button', { name: 'Pause' }).press('Enter');
  await expect(carousel.getByRole('button', { name: 'Play' })).toBeVisible();
  const place = () => carousel.getByRole('list').evaluate((track) => getComputedStyle(track).transform);
  const before = await place();
  await carousel.getByRole('button', { name: 'Following' }).press('Enter');
  await expect.poll(place).not.toBe(before);
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test.beforeEach(({ page }) => page.addInitScript(noteMotion));

  test('nothing moves or plays by itself', async ({ page }) => {
    await open(page, '/');
    await expect(page.getByText('Achieve flawless skin with our cosmetologist')).toBeVisible();
    const chat = page.getByRole('figure', { name: 'A talk with the assistant' });
    for (const message of await chat.locator('[data-from]').all()) await expect(message).toHaveAttribute('data-shown', 'shown');
    await expect(page.getByRole('button', { name: 'Turn the cards' })).toBeAttached();
    for (const carousel of await page.locator('[aria-roledescription=carousel]').all()) {
      await carousel.scrollIntoViewIfNeeded();
      await expect(carousel.getByRole('button', { name: 'Play' })).toBeVisible();
    }
    expect(await page.evaluate(() => window.moved)).toEqual([]);
  });

  test('nothing moves in the quiz, the analysis or on the sales page', { tag: '@exhaustive' }, async ({ page }) => {
    await storeJourney(page, {});
    const moving = funnel.steps.filter(({ kind }) => kind === 'info' || kind === 'chart').map(({ path }) => path);
    for (const path of [...moving, '/treatment', '/prediction']) {
      await open(page, path);
      expect(await page.evaluate(() => window.moved), path).toEqual([]);
    }
  });
});

declare global {
  interface Window {
    /** The classes of the elements that moved, or the tags of those without one. */
    moved: string[];
  }
}

/** Notes in the page what begins to move for longer than a frame, at whatever moment. */
function noteMotion(): void {
  window.moved = [];
  const note = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const moves = target.getAnimations({ subtree: true }).some(({ effect }) => Number(effect?.getComputedTiming().endTime) > 20);
    if (moves) window.moved.push(String(target.className || target.tagName));
  };
  for (const kind of ['animationstart', 'transitionrun']) addEventListener(kind, note, true);
}
