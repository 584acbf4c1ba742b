import { expect, test } from 'vitest';
import { seededRandom } from '../../bench/chaos/storm/seeded-random.ts';
import { quantile, spreadOf } from './statistics.ts';

test('a quantile is the value that stands at its place once all are sorted, and the list stays as it was', () => {
  const random = seededRandom(20261125);
  for (const length of [1, 2, 3, 10, 257]) {
    // Half of the values repeat.
    const values = Float32Array.from({ length }, () => (random() < 0.5 ? random() : Math.round(random() * 4)));
    const before = [...values];
    const sorted = [...values].sort((a, b) => a - b);
    for (const share of [0, 0.05, 0.5, 0.95, 1]) {
      expect(quantile(values, share)).toBe(sorted[Math.min(length - 1, Math.floor(share * length))]);
    }
    expect([...values]).toEqual(before);
  }
});

test('an empty list has no quantile', () => {
  expect(quantile([], 0.5)).toBeNaN();
});

test('the spread is the median distance from the median, in standard deviations', () => {
  expect(spreadOf([1, 2, 3, 4, 100])).toBeCloseTo(1.4826);
});
