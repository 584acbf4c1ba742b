import { afterPaint } from './clock.ts';

/** Resolves once all of the page's HTML is there: code that is at hand already may be faster than a slow line. */
export async function documentReady(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}

/** Where the prerendered page stands. */
export function appElement(): HTMLElement {
  const app = document.getElementById('app');
  if (!app) throw new Error('The page has no place for the app.');
  return app;
}

/** An element outside the page in which a screen is rendered, and the ref that puts it into the page. */
export function createFrame() {
  const element = document.createElement('div');
  return { element, insert: (slot: HTMLElement | null) => slot?.append(element) };
}

type Announcement = {
  readonly title: string | undefined;
  /** Where the screen starts, and how far the one before it was scrolled, in pixels. */
  readonly scroll: number;
  readonly scrolled: number;
};

/**
 * Names the screen in the tab, scrolls to where it starts and tells assistive technology by moving the focus to its heading. The focus
 * moves after the paint, since it makes the browser lay out the page. Returns the way to cancel that.
 */
export function announceScreen({ title, scroll, scrolled }: Announcement): () => void {
  if (title !== undefined) document.title = title;
  if (scroll !== scrolled) scrollTo(0, scroll);
  return afterPaint(() => {
    const heading = document.querySelector<HTMLElement>('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
}

/** Takes links to stylesheets out that failed to load: Vite loads one again only where the document has no link to it. */
export function dropFailedStylesheets(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
    },
    true,
  );
}
