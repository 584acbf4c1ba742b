import { expect, type Page } from '@playwright/test';

export const PHONE = { width: 390, height: 844 };
export const NARROWEST = { width: 320, height: 640 };
/** A phone with its keyboard open, a phone on its side, and a page enlarged four times. */
export const LOW_SCREENS = [
  { width: 390, height: 420 },
  { width: 844, height: 390 },
  { width: 320, height: 256 },
];

/**
 * Texts that are cut off or lie on other texts, but for drawings, carousels, cards and what floats, scrolls or unfolds.
 * Runs in the browser, so it needs nothing from outside.
 */
export function findOverflow(): string[] {
  const DRAWN =
    '[role=img], svg, [aria-hidden=true], [aria-roledescription=carousel] > :has(> ul), ul:has(> [data-place]), .visually-hidden, script, style';
  const SLACK_PX = 2;
  type Line = { readonly text: string; readonly element: Element; readonly box: DOMRect; readonly frame: DOMRect };

  const floats = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true;
    }
    return false;
  };
  /** The screen cuts off at its sides only. */
  const frameOf = (element: Element) => {
    for (let at: Element | null = element; at && !at.matches('.stage'); at = at.parentElement) {
      const { overflowX } = getComputedStyle(at);
      if (overflowX !== 'visible') return { box: at.getBoundingClientRect(), scrolls: ['auto', 'scroll'].includes(overflowX) };
    }
    return { box: new DOMRect(0, -1e6, innerWidth, 2e6), scrolls: false };
  };
  const lines: Line[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    const text = texts.currentNode.textContent?.trim();
    if (!element || !text || element.closest(DRAWN) || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (getComputedStyle(element).clipPath !== 'none') continue;
    const frame = frameOf(element);
    if (frame.scrolls) continue;
    range.selectNodeContents(texts.currentNode);
    for (const box of range.getClientRects()) {
      // A folded box can be unfolded.
      const folded = box.bottom > frame.box.bottom;
      if (box.width > 0 && !folded) lines.push({ text: text.slice(0, 40), element, box, frame: frame.box });
    }
  }

  const cut = lines.filter(({ box, frame }) => box.left < frame.left - SLACK_PX || box.right > frame.right + SLACK_PX);
  const still = lines.filter(({ element }) => !floats(element));
  const touching = (one: Line, other: Line) =>
    Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) > SLACK_PX &&
    Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top) >
      Math.min(one.box.height, other.box.height) * 0.4;
  const covered = still.flatMap((one, index) =>
    still
      .slice(index + 1)
      .filter((other) => other.element !== one.element && touching(one, other))
      .map((other) => [one, other] as const),
  );
  return [
    ...cut.map(({ text }) => `cut off: ${text}`),
    ...covered.map(([one, other]) => `'${one.text}' lies on '${other.text}'`),
  ];
}

/** Words that break without a hyphen. Runs in the browser. */
export function findBrokenWords(): string[] {
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (
      !text.parentElement?.checkVisibility() ||
      text.parentElement.closest('[role=img], svg, [aria-hidden=true], .visually-hidden, script, style')
    )
      continue;
    const head = text.parentElement.closest('thead');
    // The head of a table that is drawn as cards is for screen readers.
    if (head && getComputedStyle(head).clipPath !== 'none') continue;
    // An address has no other place to break.
    for (const { 0: word, index } of text.textContent?.matchAll(/(?<![@.\p{L}])\p{L}+(?![@.]\p{L})/gu) ?? []) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}

export function findUnnamedDrawings(): string[] {
  const named = (svg: Element) => svg.getAttribute('role') === 'img' && svg.getAttribute('aria-label');
  const hidden = (svg: Element) => svg.closest('[aria-hidden=true], [role=img]');
  return Array.from(document.querySelectorAll('svg'))
    .filter((svg) => !named(svg) && !hidden(svg))
    .map((svg) => svg.outerHTML.slice(0, 80));
}

export async function zoomText(page: Page, fontSize: string): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, fontSize);
}

/** Asked until it is so: letters arrive, and what is on its way comes to rest. */
export async function fits(page: Page, place: string): Promise<void> {
  await expect.poll(() => page.evaluate(findOverflow), place).toEqual([]);
}
