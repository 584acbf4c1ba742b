import { expect, type Page, test } from '@playwright/test';
import { salesCopy } from '../content/pages/sales.ts';
import type { Answers } from '../core/funnel/answers.ts';
import { funnel, open, storeJourney } from './visitor.ts';

/** Two visitors who have next to nothing in common: the first or the last option where nothing else is said. */
const OILY = {
  gender: 'male',
  skinType: 'oily',
  skinConcerns: ['pimples-or-acne', 'enlarged-pores'],
  isSensitiveSkin: 'non-sensitive',
  usedSkincareAcids: 'no-acids',
  skincareProductsUse: ['cleanser'],
};
const DRY = {
  skinType: 'dry',
  skinConcerns: ['redness-or-rosacea'],
  isSensitiveSkin: 'sensitive',
  moisturizedSkin: 'tight-after-washing',
  usedSkincareAcids: 'used',
  sleepHours: '7-8-h',
};

function visitor(own: Answers, side: 0 | -1): Answers {
  const asked = funnel.asking.flatMap(({ id, kind, ...step }) => {
    const options = 'options' in step ? step.options.filter((option) => !option.exclusive && option.id !== 'other') : [];
    const chosen = options.at(side)?.id;
    return chosen === undefined ? [] : [[id, kind === 'multi' ? [chosen] : chosen]];
  });
  return { ...Object.fromEntries(asked), ...own };
}

/** Every text that is seen without opening a fold. */
async function linesFor(page: Page, answers: Answers): Promise<readonly string[]> {
  await storeJourney(page, { answers });
  await open(page, '/prediction');
  await expect(page.getByText(salesCopy.matches.why)).toBeAttached();
  await expect(page.getByRole('heading', { name: salesCopy.last.title })).toBeAttached();
  return page.locator('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const lines: string[] = [];
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode;
      const isFolded = parentElement?.closest('details:not([open])') && !parentElement.closest('summary');
      const text = textContent?.trim() ?? '';
      if (text !== '' && !isFolded && !parentElement?.closest('.visually-hidden')) lines.push(text);
    }
    return lines;
  });
}

test('of two opposite visitors at least 35 percent of the words on the sales page differ', async ({ page }) => {
  const one = await linesFor(page, visitor(OILY, 0));
  const other = await linesFor(page, visitor(DRY, -1));
  const words = (lines: readonly string[]) => lines.flatMap((line) => line.split(/\s+/)).length;
  for (const [lines, others] of [
    [one, other],
    [other, one],
  ] as const) {
    const own = lines.filter((line) => !others.includes(line));
    expect(words(own) / words(lines)).toBeGreaterThanOrEqual(0.35);
  }
});
