import { expect, test } from '@playwright/test';
import {
  answer,
  consecutiveSteps,
  currentScreen,
  expectStep,
  freezeTimers,
  funnel,
  open,
  stepAt,
  storeJourney,
} from './visitor.ts';

// A carousel that stands still has nothing to pause.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a carousel goes on by keyboard, and can be paused', { tag: '@exhaustive' }, async ({ page }) => {
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

test('an answer flies into the flower of the header while the next step is there already', { tag: '@exhaustive' }, async ({
  page,
  isMobile,
}) => {
  const [step] = consecutiveSteps('single');
  await page.addInitScript(noteFlights);
  await open(page, step.path);
  await answer(page, step);
  await expectStep(page, stepAt(step.number + 1));
  const flown = isMobile ? [{ text: step.options[0]?.label, title: stepAt(step.number + 1).title }] : [];
  await expect.poll(() => page.evaluate(() => window.flown)).toEqual(flown);
  await expect(page.locator('.flight')).toHaveCount(0);
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
      // Where all of it is in sight, nothing would move.
      const hasMore = await carousel.getByRole('list').evaluate(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth);
      if (hasMore) await expect(carousel.getByRole('button', { name: 'Play' })).toBeVisible();
      else await expect(carousel.getByRole('button')).toBeHidden();
    }
    expect(await page.evaluate(() => window.moved)).toEqual([]);
    // What would drift in stands at its place in the very frame that shows it.
    expect(await page.evaluate(placesAtFirst)).toEqual(['none', 'none']);
    expect(await page.evaluate(transitionsOfLargerLetters)).toBe(0);
  });

  test('an answer does not fly', async ({ page }) => {
    const [step] = consecutiveSteps('single');
    await page.addInitScript(noteFlights);
    await open(page, step.path);
    await answer(page, step);
    await expectStep(page, stepAt(step.number + 1));
    expect(await page.evaluate(() => window.flown)).toEqual([]);
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
    /** The answers that flew, and the title of the step that was there when they began to. */
    flown: { text: string | null; title: string | null | undefined }[];
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

/** What would grow step by step, one element after the one around it, once the letters of the page are larger. */
function transitionsOfLargerLetters(): number {
  document.documentElement.style.fontSize = '120%';
  const growing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  document.documentElement.style.fontSize = '';
  return growing.length;
}

/** How far the model and the phone beside it are moved when the animations of the page have just begun. */
function placesAtFirst(): string[] {
  document.body.style.display = 'none';
  document.body.getBoundingClientRect();
  document.body.style.display = '';
  return Array.from(
    document.querySelectorAll('[src*="/model-"]:not([src*="#"]), [data-screen="calendar"]'),
    (element) => getComputedStyle(element).transform,
  );
}

function noteFlights(): void {
  window.flown = [];
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        const isFlight = node instanceof HTMLElement && node.className === 'flight';
        if (!isFlight) continue;
        const title = [...document.querySelectorAll('.screen h1')].at(-1)?.textContent;
        window.flown.push({ text: node.textContent, title });
      }
    }
  });
  addEventListener('DOMContentLoaded', () => observer.observe(document.body, { childList: true }));
}
