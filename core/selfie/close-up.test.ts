import { expect, test } from 'vitest';
import { closeUp } from './close-up.ts';

test('a small face in a wide photo becomes large and comes into the middle of its frame', () => {
  const face = { middle: [0.4, 0.42], height: 0.3 } as const;
  const { style, inFrame } = closeUp(face, 4 / 3);
  const [x, y] = inFrame(face.middle);
  expect([x, y]).toEqual([expect.closeTo(0.5), expect.closeTo(0.53)]);
  expect(inFrame([0.4, 0.57])[1] - inFrame([0.4, 0.27])[1]).toBeCloseTo(0.46);
  expect(style.objectPosition).toBe('40% 42%');
});

test.each([
  [[0.02, 0.02], 0.2, 0.75],
  [[0.98, 0.97], 0.1, 0.75],
  [[0.5, 0.5], 0.9, 1.5],
  [[0.1, 0.9], 0.3, 0.5],
] as const)(
  'a face at %j, %s high, in a photo of %s leaves no edge of the frame empty and never shrinks',
  (middle, height, aspect) => {
    const { style, inFrame } = closeUp({ middle, height }, aspect);
    for (const place of inFrame([0, 0])) expect(place).toBeLessThanOrEqual(1e-9);
    for (const place of inFrame([1, 1])) expect(place).toBeGreaterThanOrEqual(1 - 1e-9);
    expect(Number(style.scale)).toBeGreaterThanOrEqual(1);
    expect(Number(style.scale)).toBeLessThanOrEqual(2.4);
  },
);
