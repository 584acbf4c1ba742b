import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Those that may answer differently at another width. */
const LAYOUT_RULES = ['color-contrast', 'target-size', 'scrollable-region-focusable'];

interface AccessibilityScope {
  /** The part that is looked at, as a selector; the whole page without it. */
  readonly within?: string;
  /** Only what another width can change. */
  readonly layout?: boolean;
}

/** What fades in is looked at when it has come: half faded letters have half their contrast. */
export async function isAccessible(page: Page, { within, layout = false }: AccessibilityScope = {}): Promise<void> {
  await page.evaluate(layOutWhole);
  await animationsSettled(page);
  // Where there are no frames, one run in the page is enough; several would be put together in a page of their own.
  const axe = new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1);
  if (within) axe.include(within);
  const { violations } = await (layout ? axe.withRules(LAYOUT_RULES) : axe.withTags(RULES)).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found, `at ${page.viewportSize()?.width} px`).toEqual([]);
}

/** Also what is laid out only near the screen: axe takes the places of all elements first, and they move when it scrolls there. */
function layOutWhole(): void {
  for (const element of document.querySelectorAll<HTMLElement>('*')) {
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  }
}

/**
 * Once everything that moves has come to rest, and what begins to move thereupon; but for what moves for ever. It is asked again and again,
 * because an animation's promise is kept with the next frame, and a page at rest may draw none.
 */
export async function animationsSettled(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(countMoving), { intervals: [50] }).toBe(0);
}

function countMoving(): number {
  const moving = document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    );
  return moving.length;
}
