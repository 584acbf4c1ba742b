import { reducedMotion } from './motion.ts';

/**
 * Tells when the page is scrolled further than `px` from its top, and when it is back: at once if it already is further down.
 * Returns the way to stop.
 */
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

/** Brings an element into view and, where it can take it, gives it focus. */
export function bringToView(id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  element.scrollIntoView({ behavior: reducedMotion() ? 'auto' : 'smooth', block: 'start' });
  element.focus({ preventScroll: true });
}
