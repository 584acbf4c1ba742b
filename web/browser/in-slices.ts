/** A third of what a press may wait, because a slice ends only after its last item. */
const SLICE_MS = 16;

/** Works through a list in tasks of their own, so that a press, a scroll, a frame and what ends it come in between. */
export async function inSlices<T, Found>(
  items: readonly T[],
  work: (item: T) => Found | undefined,
  signal: AbortSignal,
): Promise<readonly Found[]> {
  const found: Found[] = [];
  let end = performance.now() + SLICE_MS;
  for (const item of items) {
    if (performance.now() >= end) {
      await nextTask();
      signal.throwIfAborted();
      end = performance.now() + SLICE_MS;
    }
    const one = work(item);
    if (one !== undefined) found.push(one);
  }
  return found;
}

/** Without the four milliseconds that browsers add to timers. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
