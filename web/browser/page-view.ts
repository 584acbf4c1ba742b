/** Runs once the page is looked at: a tab in the background, or a page that was loaded ahead, is seen by nobody. Returns the way to call it off. */
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

/** Whether the browser shows again what it has shown before: a reload, or a way back from another site. */
export function isRevisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' || navigation?.type === 'back_forward';
}

/** The page that led here, as far as the browser tells. */
export function referrer(): string {
  return document.referrer;
}

export function whenOnline(run: () => void): void {
  addEventListener('online', run, { once: true });
}
