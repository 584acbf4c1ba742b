export const now = () => Date.now();

/** When the browser first painted the page, else now. */
export function firstPaintAt(): number {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return paint ? Math.round(performance.timeOrigin + paint.startTime) : now();
}

/** Runs once after `ms`; returns the way to call it off. */
export function after(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/** Runs every `ms`; returns the way to stop. */
export function every(ms: number, run: () => void): () => void {
  const timer = setInterval(run, ms);
  return () => clearInterval(timer);
}

/** Runs once the next frame is painted, or soon where no frames are drawn. Returns the way to call it off. */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    timer = setTimeout(run);
  };
  const frame = requestAnimationFrame(soon);
  timer = setTimeout(soon, 100);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Runs when the browser has nothing better to do, at the latest after `ms`. */
export function whenIdle(run: () => void, ms = 2000): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: ms });
  else setTimeout(run, 200);
}
