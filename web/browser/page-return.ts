/** For a page from the back-forward cache. */
export function onPageReturn(returned: () => void): () => void {
  const listener = (event: PageTransitionEvent) => {
    if (event.persisted) returned();
  };
  addEventListener('pageshow', listener);
  return () => removeEventListener('pageshow', listener);
}
