import { expect, test } from 'vitest';
import { closeUp, FRAME_ASPECT } from './close-up.ts';
import type { PhotoPoint } from './face-report.ts';

/** Where a point of the photo comes to stand in a frame, as shares of the frame. */
function placeOf(point: PhotoPoint, { position, scale, origin }: ReturnType<typeof closeUp>, aspect: number): number[] {
  const size = [Math.max(1, aspect / FRAME_ASPECT), Math.max(1, FRAME_ASPECT / aspect)] as const;
  return ([0, 1] as const).map((axis) => {
    const covered = size[axis] * point[axis] - (size[axis] - 1) * position[axis];
    return origin[axis] + scale * (covered - origin[axis]);
  });
}

test('a small face in a wide photo becomes half as high as the frame and comes into its middle', () => {
  const [middle, height, aspect] = [[0.4, 0.42] as const, 0.3, 4 / 3];
  const found = closeUp(middle, height, aspect);
  const [x = 0, y = 0] = placeOf(middle, found, aspect);
  expect(x).toBeCloseTo(0.5);
  expect(y).toBeCloseTo(0.53);
  expect(found.scale * height).toBeCloseTo(0.5);
});

test.each([
  [[0.02, 0.02], 0.2, 0.75],
  [[0.98, 0.97], 0.1, 0.75],
  [[0.5, 0.5], 0.9, 1.5],
  [[0.1, 0.9], 0.3, 0.5],
] as const)(
  'a face at %j, %s high, in a photo of %s leaves no edge of the frame empty and never shrinks',
  (middle, height, aspect) => {
    const found = closeUp(middle, height, aspect);
    const [first, last] = [placeOf([0, 0], found, aspect), placeOf([1, 1], found, aspect)];
    for (const place of first) expect(place).toBeLessThanOrEqual(1e-9);
    for (const place of last) expect(place).toBeGreaterThanOrEqual(1 - 1e-9);
    expect(found.scale).toBeGreaterThanOrEqual(1);
    expect(found.scale).toBeLessThanOrEqual(2.4);
  },
);
