import { reducedMotion } from './motion.ts';

export function onScrolledPast(px: number, changed: (past: boolean) => void): () => void {
  let past = false;
  const check = () => {
    if (scrollY > px === past) return;
    past = !past;
    changed(past);
  };
  check();
  addEventListener('scroll', check, { passive: true });
  return () => removeEventListener('scroll', check);
}

/** For browsers that do not say when a scroll has ended: Safari takes less than this from end to end of a long page. */
const SMOOTH_SCROLL_MS = 1000;

let target: string | undefined;

/** What the page is on its way to; nothing once it is there, or once the visitor has scrolled elsewhere. */
export const scrollTarget = (): string | undefined => target;

export function scrollToId(id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  target = id;
  if ('onscrollend' in window) addEventListener('scrollend', forgetTarget, { once: true });
  else setTimeout(forgetTarget, SMOOTH_SCROLL_MS);
  element.scrollIntoView({ behavior: reducedMotion() ? 'auto' : 'smooth', block: 'start' });
  element.focus({ preventScroll: true });
}

function forgetTarget(): void {
  target = undefined;
}

/** Scrolls where the element does not begin in sight. */
export function bringIntoSight(id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  const { top } = element.getBoundingClientRect();
  if (top < 0 || top > innerHeight) element.scrollIntoView();
}
