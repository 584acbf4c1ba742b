import { expect, test } from 'vitest';
import { intraclassCorrelation, rankCorrelation } from './agreement.ts';

test('faces that are measured alike each time agree fully, and values without a face not at all', () => {
  expect(
    intraclassCorrelation([
      [1, 1],
      [5, 5],
      [9, 9],
    ]),
  ).toBe(1);
  expect(
    intraclassCorrelation([
      [1, 9],
      [9, 1],
      [5, 5],
    ]),
  ).toBeLessThan(0);
});

test('the example of Shrout and Fleiss (1979) has the agreement that they state', () => {
  const ratings = [
    [9, 2, 5, 8],
    [6, 1, 3, 2],
    [8, 4, 6, 8],
    [7, 1, 2, 6],
    [10, 5, 6, 9],
    [6, 2, 4, 7],
  ];
  expect(intraclassCorrelation(ratings)).toBeCloseTo(0.17, 2);
});

test('a rank correlation knows rising, falling and equal values', () => {
  expect(rankCorrelation([1, 2, 3], [10, 20, 90])).toBeCloseTo(1);
  expect(rankCorrelation([1, 2, 3], [9, 2, 1])).toBeCloseTo(-1);
  expect(rankCorrelation([1, 2, 3, 4], [1, 1, 2, 2])).toBeCloseTo(0.894, 3);
});
