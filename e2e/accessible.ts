import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Those that may answer differently at another width. */
const LAYOUT_RULES = ['color-contrast', 'target-size', 'scrollable-region-focusable'];

interface AccessibilityScope {
  readonly within?: string;
  readonly layout?: boolean;
}

/** Animations end first: half faded letters have half their contrast. */
export async function isAccessible(page: Page, { within, layout = false }: AccessibilityScope = {}): Promise<void> {
  await page.evaluate(layOutWhole);
  await finishAnimations(page);
  expect(page.frames(), 'axe looks at one frame').toHaveLength(1);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const runOnly: RunOptions['runOnly'] = layout ? { type: 'rule', values: LAYOUT_RULES } : { type: 'tag', values: RULES };
  const options: RunOptions = { resultTypes: ['violations'], runOnly };
  const violations = await page.evaluate(findViolations, [within, options] as const);
  expect(violations, `at ${page.viewportSize()?.width} px`).toEqual([]);
}

declare global {
  interface Window {
    axe: { run(context: Document | string, options: RunOptions): Promise<AxeResults> };
  }
}

async function findViolations([within, options]: readonly [string | undefined, RunOptions]): Promise<string[]> {
  const { violations } = await window.axe.run(within ?? document, options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Lays out what is far from the screen too: axe takes all places first, and they move when it scrolls there. */
function layOutWhole(): void {
  for (const element of document.querySelectorAll<HTMLElement>('*')) {
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  }
}

/** Finishes every animation that ends, again and again, because what follows one begins with a later frame. */
export async function finishAnimations(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(finishMoving), { intervals: [50] }).toBe(0);
}

function finishMoving(): number {
  const moving = document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    );
  for (const animation of moving) animation.finish();
  return moving.length;
}
