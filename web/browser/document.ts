import { afterPaint } from './clock.ts';

/** Cached code may run before a slow connection has delivered the whole HTML. */
export async function documentReady(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}

export function appElement(): HTMLElement {
  const app = document.getElementById('app');
  if (!app) throw new Error('The page has no place for the app.');
  return app;
}

type Announcement = {
  readonly title: string | undefined;
  /** Pixels. */
  readonly scroll: number;
  readonly scrolled: number;
};

/** The focus moves after the paint, because it forces a layout. Returns a function that cancels the move. */
export function announceScreen({ title, scroll, scrolled }: Announcement): () => void {
  if (title !== undefined) document.title = title;
  if (scroll !== scrolled) scrollTo(0, scroll);
  return afterPaint(() => {
    const heading = document.querySelector<HTMLElement>('h1');
    // A visitor with a keyboard may have reached a control of the screen by now.
    if (!heading || document.querySelector('main')?.contains(document.activeElement)) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
}
