export const now = () => Date.now();

export function firstPaintAt(): number {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return paint ? Math.round(performance.timeOrigin + paint.startTime) : now();
}

export function after(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

export function every(ms: number, run: () => void): () => void {
  const timer = setInterval(run, ms);
  return () => clearInterval(timer);
}

/** A timer covers hidden tabs, which paint no frames. */
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

export function whenIdle(run: () => void, ms = 2000): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: ms });
  else setTimeout(run, 200);
}
