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

const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

let target: string | undefined;

/** Where the page was sent, until the visitor does something. */
export const scrollTarget = (): string | undefined => target;

export function scrollToId(id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  target = id;
  for (const act of ACTS) addEventListener(act, forgetTarget, { capture: true, once: true, passive: true });
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
