import { expect, test } from 'vitest';
import { HOUR_MS } from '../time.ts';
import { bucketOf, coveringSpans } from './buckets.ts';

const at = (text: string) => Date.parse(`${text}Z`);

test('a long period is covered by months, with days and hours at its ends', () => {
  const spans = coveringSpans({ from: at('2026-01-30T22:00'), until: at('2026-04-02T01:00') });
  expect(spans.map(({ grain, from, until }) => [grain, from, until])).toEqual([
    ['hour', at('2026-01-30T22:00'), at('2026-01-31T00:00')],
    ['day', at('2026-01-31T00:00'), at('2026-02-01T00:00')],
    ['month', at('2026-02-01T00:00'), at('2026-04-01T00:00')],
    ['day', at('2026-04-01T00:00'), at('2026-04-02T00:00')],
    ['hour', at('2026-04-02T00:00'), at('2026-04-02T01:00')],
  ]);
});

test('every hour of any period is covered once', () => {
  for (let n = 0; n < 300; n++) {
    const from = at('2025-11-27T00:00') + n * 31 * HOUR_MS;
    const until = from + ((n * 997) % 9000) * HOUR_MS;
    let reached = from;
    for (const span of coveringSpans({ from, until })) {
      expect(span.from).toBe(reached);
      expect([bucketOf(span.grain, span.from), bucketOf(span.grain, span.until)]).toEqual([span.from, span.until]);
      reached = span.until;
    }
    expect(reached).toBe(until);
  }
});

test('a period within one hour is covered by nothing, and bounds are rounded to hours', () => {
  expect(coveringSpans({ from: at('2026-01-01T10:10'), until: at('2026-01-01T10:50') })).toEqual([]);
  expect(coveringSpans({ from: at('2026-01-01T10:10'), until: at('2026-01-01T12:50') })).toEqual([
    { grain: 'hour', from: at('2026-01-01T10:00'), until: at('2026-01-01T12:00') },
  ]);
});
