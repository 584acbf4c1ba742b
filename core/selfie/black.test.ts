import { expect, test } from 'vitest';
import { isBlack } from './black.ts';

const picture = (level: (pixel: number) => number) =>
  Uint8ClampedArray.from({ length: 4 * 10_000 }, (_, index) => (index % 4 === 3 ? 255 : level(Math.floor(index / 4))));

test.each([
  ['a camera that is taken away', picture(() => 0), true],
  ['a covered lens', picture((pixel) => pixel % 3), true],
  ['a dark room', picture((pixel) => (pixel % 50 === 0 ? 12 : 3)), false],
  ['a face', picture(() => 120), false],
])('the picture of %s is known', (_what, pixels, black) => {
  expect(isBlack(pixels)).toBe(black);
});
