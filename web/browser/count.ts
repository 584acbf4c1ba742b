import { useEffect, useState } from 'react';
import { timings } from '../../content/timings.ts';
import { after } from './clock.ts';
import { reducedMotion } from './motion.ts';

const { counterTickMs, slideMs } = timings;
/** Four times as long as a slide. */
const TICKS = (4 * slideMs) / counterTickMs;

/** Counts from 0 up to a figure, slower towards its end; with less motion the figure stands at once. */
export function useCount(to: number): number {
  const [left, setLeft] = useState(TICKS);
  useEffect(() => {
    if (to > 0 && left > 0) return after(counterTickMs, () => setLeft(reducedMotion() ? 0 : left - 1));
  }, [to, left]);
  return to * (1 - (left / TICKS) ** 3);
}
