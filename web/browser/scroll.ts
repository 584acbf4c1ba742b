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

export function scrollToId(id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  element.scrollIntoView({ behavior: reducedMotion() ? 'auto' : 'smooth', block: 'start' });
  element.focus({ preventScroll: true });
}

/** Scrolls where the element does not begin in sight. */
export function bringIntoSight(id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  const { top } = element.getBoundingClientRect();
  if (top < 0 || top > innerHeight) element.scrollIntoView();
}
