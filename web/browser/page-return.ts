/** Runs when the browser brings the page back as it was left, for example with Back from the payment page. Returns the way to stop. */
export function onPageReturn(returned: () => void): () => void {
  const listener = (event: PageTransitionEvent) => {
    if (event.persisted) returned();
  };
  addEventListener('pageshow', listener);
  return () => removeEventListener('pageshow', listener);
}
