/** A background tab or a preloaded page is not visible. */
export function whenVisible(run: () => void): () => void {
  const check = () => {
    if (document.visibilityState !== 'visible') return;
    stop();
    run();
  };
  const stop = () => document.removeEventListener('visibilitychange', check);
  document.addEventListener('visibilitychange', check);
  check();
  return stop;
}

export function isRevisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' || navigation?.type === 'back_forward';
}

export function referrer(): string {
  return document.referrer;
}

export function whenOnline(run: () => void): () => void {
  addEventListener('online', run, { once: true });
  return () => removeEventListener('online', run);
}
