import { expect, test } from 'vitest';
import { contrast, rgb } from './contrast.ts';

test('a colour in hexadecimal is read as red, green and blue', () => {
  expect(rgb('#b23a5c')).toEqual([178, 58, 92]);
});

test('the contrast of black and white is 21 and of a colour with itself 1, in either order', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
  expect(contrast([255, 255, 255], [0, 0, 0])).toBeCloseTo(21, 5);
  expect(contrast(rgb('#b23a5c'), rgb('#b23a5c'))).toBe(1);
});

test('the lightest grey with enough contrast for text on white is #767676', () => {
  expect(contrast(rgb('#767676'), rgb('#ffffff'))).toBeGreaterThanOrEqual(4.5);
  expect(contrast(rgb('#777777'), rgb('#ffffff'))).toBeLessThan(4.5);
});
