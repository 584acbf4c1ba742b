/**
 * Tells when the page is scrolled further than `px` from its top, and when it is back: at once if it already is further down.
 * Returns the way to stop.
 */
export function onScrolledPast(px: number, changed: (past: boolean) => void): () => void {
  let past = false;
  const look = () => {
    if (scrollY > px === past) return;
    past = !past;
    changed(past);
  };
  look();
  addEventListener('scroll', look, { passive: true });
  return () => removeEventListener('scroll', look);
}
