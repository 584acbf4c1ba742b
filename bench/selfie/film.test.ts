import { expect, test } from 'vitest';
import { CAMERA, filmOf, placeFace } from './film.ts';

test('a face comes to the middle of the camera, as wide as the view asks for', () => {
  const { x, y, scale } = placeFace({ x: 100, y: 50, width: 200, height: 240 });
  expect([x + 200 * scale, y + 170 * scale]).toEqual([CAMERA.width / 2, CAMERA.height / 2]);
  expect((200 * scale) / (CAMERA.height * 0.8)).toBeCloseTo(0.55);
});

test('a film has the range of video, so that a browser shows black and white as they are', () => {
  const pixels = Uint8Array.from([0, 255, 0, 255].flatMap((byte) => [byte, byte, byte, 255]));
  const film = filmOf(pixels, { width: 2, height: 2 });
  const start = film.indexOf('FRAME\n') + 'FRAME\n'.length;
  expect(film.subarray(0, start).toString()).toContain('W2 H2');
  expect([...film.subarray(start)]).toEqual([16, 235, 16, 235, 128, 128]);
});
