import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { after, every } from './clock.ts';

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
