import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quantile, spreadOf } from './statistics.ts';

test('a quantile is the value that stands at its place once all are sorted, and the list stays as it was', () => {
  // Few values, so that many repeat.
  const repeating = fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 1, maxLength: 300 });
  // Zero has one sign.
  const distinct = fc
    .float32Array({ minLength: 1, maxLength: 300, noNaN: true })
    .map((values) => Array.from(values, (value) => value + 0));
  fc.assert(
    fc.property(fc.oneof(repeating, distinct), fc.double({ min: 0, max: 1, noNaN: true }), (values, share) => {
      const before = [...values];
      const sorted = values.toSorted((a, b) => a - b);
      expect(quantile(values, share)).toBe(sorted[Math.min(values.length - 1, Math.floor(share * values.length))]);
      expect(values).toEqual(before);
    }),
  );
});

test('an empty list has no quantile', () => {
  expect(quantile([], 0.5)).toBeNaN();
});

test('the spread is the median distance from the median, in standard deviations', () => {
  expect(spreadOf([1, 2, 3, 4, 100])).toBeCloseTo(1.4826);
});
