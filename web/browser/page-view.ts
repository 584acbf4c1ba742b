/** Runs once the page is looked at: a tab in the background, or a page that was loaded ahead, is seen by nobody. Returns the way to call it off. */
export function onceSeen(run: () => void): () => void {
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    stop();
    run();
  };
  const stop = () => document.removeEventListener('visibilitychange', look);
  document.addEventListener('visibilitychange', look);
  look();
  return stop;
}
