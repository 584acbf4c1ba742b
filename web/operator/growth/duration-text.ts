import { growthCopy } from '../../../content/operator/growth.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { count } from '../parts/format.ts';

const { durations: copy } = growthCopy;

/** `3 min` */
export function durationText(seconds: number): string {
  const text = (words: string, unit: number) => fill(words, { count: count(Math.round(seconds / unit)) });
  if (seconds < 60) return text(copy.seconds, 1);
  if (seconds < 3600) return text(copy.minutes, 60);
  if (seconds < 48 * 3600) return text(copy.hours, 3600);
  return text(copy.days, 24 * 3600);
}
