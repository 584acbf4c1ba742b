import { expect, test } from 'vitest';
import { contrast, rgb } from './contrast.ts';

test('reads a colour as it is written', () => {
  expect(rgb('#b23a5c')).toEqual([178, 58, 92]);
});

test('black on white is 21, a colour on itself 1, whichever comes first', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
  expect(contrast([255, 255, 255], [0, 0, 0])).toBeCloseTo(21, 5);
  expect(contrast(rgb('#b23a5c'), rgb('#b23a5c'))).toBe(1);
});

test('the lightest grey that may carry text on white is #767676', () => {
  expect(contrast(rgb('#767676'), rgb('#ffffff'))).toBeGreaterThanOrEqual(4.5);
  expect(contrast(rgb('#777777'), rgb('#ffffff'))).toBeLessThan(4.5);
});
