import type { TimeSpan } from '../analytics/buckets.ts';
import { changesClock, daysEarlier, startOfHour } from '../operator/zoned-time.ts';
import { HOUR_MS } from '../time.ts';
import type { AlertVerdict } from './limits.ts';

export const WEEKS = 8;
const WINDOW_HOURS = 3;
/** Buyers need that long from the landing page to the payment. */
const LAG_HOURS = 1;

export const MIN_WEEKS = 6;
/** Of the median; smaller figures vary too much by themselves. */
export const MIN_MEDIAN = 30;
const DEVIATIONS = 5;
/** Of the median: what counts as usual on any account, and what never does. */
const USUAL_DROP = 0.6;
const USUAL_RISE = 1;
const UNUSUAL_DROP = 0.9;

/** Undefined for hours that the clock skips or repeats. Weeks in which it did are left out. */
export function comparedHours(now: number, timeZone: string): { current: TimeSpan; earlier: readonly TimeSpan[] } | undefined {
  const until = startOfHour(now) - LAG_HOURS * HOUR_MS;
  const current = { from: until - WINDOW_HOURS * HOUR_MS, until };
  if (changesClock(current.from, current.until, timeZone)) return undefined;
  const earlier = Array.from({ length: WEEKS }, (_, week) => earlierHours(current, week + 1, timeZone));
  return { current, earlier: earlier.filter((span) => span !== undefined) };
}

function earlierHours({ from, until }: TimeSpan, weeks: number, timeZone: string): TimeSpan | undefined {
  const [begin, end] = [from, until].map((time) => daysEarlier(time, 7 * weeks, timeZone));
  if (begin === undefined || end === undefined || end - begin !== until - from) return undefined;
  return { from: begin, until: end };
}

export type HoursCount = { readonly visitors: number; readonly buyers: number };
type Compared = { readonly current: HoursCount; readonly earlier: readonly HoursCount[] };

/** Weeks without a visitor say that the website was not there. Without counts both are taken as usual. */
export function anomalyVerdicts({ from, until }: TimeSpan, counts: Compared | undefined): readonly AlertVerdict[] {
  const open = counts?.earlier.filter(({ visitors }) => visitors > 0) ?? [];
  return (['visitors', 'buyers'] as const).map((rule) => {
    const range = usualRange(open.map((hours) => hours[rule]));
    const figure = counts?.current[rule] ?? 0;
    if (!range || !isOutside(figure, range)) return { rule, broken: null };
    const limit = figure < range.low ? range.low : range.high;
    return { rule, broken: { figure, limit, from, until, ...range } };
  });
}

export type UsualRange = { readonly median: number; readonly low: number; readonly high: number; readonly weeks: number };

/** The median give or take five median absolute deviations, within the bounds above. Undefined with too little data. */
export function usualRange(history: readonly number[]): UsualRange | undefined {
  const median = medianOf(history);
  if (history.length < MIN_WEEKS || median < MIN_MEDIAN) return undefined;
  const width = DEVIATIONS * medianOf(history.map((figure) => Math.abs(figure - median)));
  const drop = Math.min(Math.max(width, USUAL_DROP * median), UNUSUAL_DROP * median);
  return { median, low: median - drop, high: median + Math.max(width, USUAL_RISE * median), weeks: history.length };
}

export function isOutside(figure: number, { low, high }: UsualRange): boolean {
  return figure < low || figure > high;
}

function medianOf(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
