import { HOUR_MS } from '../time.ts';

/** Sums by day and month of UTC keep the rows of a long period few. */
export const grains = ['hour', 'day', 'month'] as const;
export type Grain = (typeof grains)[number];

/** Epoch milliseconds; `until` is exclusive. */
export type TimeSpan = { readonly from: number; readonly until: number };

export function bucketOf(grain: Grain, at: number): number {
  if (grain === 'hour') return Math.floor(at / HOUR_MS) * HOUR_MS;
  const date = new Date(at);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), grain === 'day' ? date.getUTCDate() : 1);
}

function nextBucket(grain: Grain, at: number): number {
  if (grain === 'hour') return at + HOUR_MS;
  const date = new Date(at);
  if (grain === 'day') return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() + 1);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1);
}

export function coveringSpans({ from, until }: TimeSpan): readonly (TimeSpan & { readonly grain: Grain })[] {
  return cover({ from: bucketOf('hour', from), until: bucketOf('hour', until) }, grains.length - 1);
}

function cover(span: TimeSpan, level: number): (TimeSpan & { readonly grain: Grain })[] {
  const grain = grains[level];
  if (!grain || span.from >= span.until) return [];
  const begun = bucketOf(grain, span.from);
  const from = begun === span.from ? begun : nextBucket(grain, begun);
  const until = bucketOf(grain, span.until);
  if (from >= until) return cover(span, level - 1);
  return [
    ...cover({ from: span.from, until: from }, level - 1),
    { grain, from, until },
    ...cover({ from: until, until: span.until }, level - 1),
  ];
}
