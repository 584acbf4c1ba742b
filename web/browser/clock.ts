import { useEffect, useEffectEvent, useRef, useState } from 'react';

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

/** Milliseconds since the screen appeared, redrawn every `tickMs` until `untilMs`. */
export function useElapsed(tickMs: number, untilMs = Number.POSITIVE_INFINITY): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const stop = every(tickMs, () => {
      const spent = performance.now() - start;
      setElapsed(Math.min(spent, untilMs));
      if (spent >= untilMs) stop();
    });
    return stop;
  }, [tickMs, untilMs]);
  return elapsed;
}

/** Runs `action` once, `ms` after the screen appeared, unless the screen is left before. */
export function useAfter(ms: number, action: () => void): void {
  const run = useEffectEvent(action);
  useEffect(() => after(ms, () => run()), [ms]);
}

/** How many milliseconds ago the screen's code began to run, whenever it is asked. */
export function useShownFor(): () => number {
  const start = useRef(0);
  useEffect(() => {
    start.current = performance.now();
  }, []);
  return () => Math.round(performance.now() - start.current);
}
