import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    staleTexts?: () => readonly string[];
  }
}

/** Replaces every text by an element with the same words, as translators of browsers do, also after changes. */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const NOT_TRANSLATED = '[translate="no"], font, script, style, template, noscript, textarea, title';
    const replaced = new Map<Text, { readonly text: string; readonly font: Element }>();
    const translateTexts = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = root instanceof Text ? root : walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
      for (const node of texts) {
        if (!node.data.trim() || !node.parentElement || node.parentElement.closest(NOT_TRANSLATED)) continue;
        const font = document.createElement('font');
        const inner = font.appendChild(document.createElement('font'));
        inner.textContent = node.data;
        replaced.set(node, { text: node.data, font });
        node.replaceWith(font);
      }
    };
    window.staleTexts = () =>
      [...replaced].flatMap(([node, { text, font }]) =>
        font.isConnected && node.data !== text ? `"${text}" instead of "${node.data}"` : [],
      );
    document.addEventListener('DOMContentLoaded', () => {
      translateTexts(document.body);
      new MutationObserver((changes) => {
        for (const { addedNodes, target, type } of changes)
          for (const node of type === 'characterData' ? [target] : addedNodes) translateTexts(node);
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    });
  });
}

/** Amounts are not translated. */
export async function expectNoStaleText(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.staleTexts?.())).toEqual([]);
  await expect(page.locator('font', { hasText: /\$\d/ })).toHaveCount(0);
}
