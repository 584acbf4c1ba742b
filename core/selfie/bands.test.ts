import { expect, test } from 'vitest';
import { metricBand, spreadShare } from './bands.ts';

test('a value has the band that it lies in', () => {
  expect([0, 6, 12].map((value) => metricBand('redness', [value]))).toEqual(['low', 'medium', 'high']);
  expect([0, 1, 4, 5].map((value) => metricBand('spots', [value]))).toEqual(['none', 'few', 'few', 'several']);
});

test('an uneven tone is a low evenness', () => {
  expect([1, 3, 5].map((value) => metricBand('evenness', [value]))).toEqual(['high', 'medium', 'low']);
});

test('frames that differ by more than half a band have no band', () => {
  expect(metricBand('redness', [5, 6, 8])).toBe('medium');
  expect(metricBand('redness', [4, 6, 8])).toBeUndefined();
  expect(metricBand('spots', [0, 4])).toBeUndefined();
});

test('one odd frame of three does not decide, and frames that could not be measured do not count', () => {
  expect(metricBand('redness', [2, 2.3, 5])).toBe('low');
  expect(metricBand('texture', [2, Number.NaN, 2])).toBe('medium');
  expect(metricBand('texture', [2, Number.NaN, Number.NaN])).toBeUndefined();
  expect(metricBand('texture', [])).toBeUndefined();
});

test('the share of the spread is 1 where the band ends to be known', () => {
  expect(spreadShare('redness', [5, 5])).toBe(0);
  expect(spreadShare('redness', [5, 8.325])).toBeCloseTo(1);
});
