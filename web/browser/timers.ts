import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { after, every } from './clock.ts';

export function useElapsed(tickMs: number, untilMs = Number.POSITIVE_INFINITY): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const stop = every(tickMs, () => {
      const elapsedMs = performance.now() - start;
      setElapsed(Math.min(elapsedMs, untilMs));
      if (elapsedMs >= untilMs) stop();
    });
    return stop;
  }, [tickMs, untilMs]);
  return elapsed;
}

/** Undefined: never. */
export function useAfter(ms: number | undefined, action: () => void): void {
  const run = useEffectEvent(action);
  useEffect(() => (ms === undefined ? undefined : after(ms, () => run())), [ms]);
}

export function useTimeOnScreen(): () => number {
  const start = useRef(0);
  useEffect(() => {
    start.current = performance.now();
  }, []);
  return () => Math.round(performance.now() - start.current);
}
