import { timings } from '../../content/timings.ts';
import { reducedMotion } from './motion.ts';
import { useElapsed } from './timers.ts';

/** Counts from 0 up to a figure, slower towards its end; with less motion the figure stands at once. */
export function useCount(to: number): number {
  const elapsed = useElapsed(timings.counterTickMs, timings.chartMs);
  if (to === 0 || reducedMotion()) return to;
  const left = 1 - elapsed / timings.chartMs;
  return to * (1 - left ** 3);
}
