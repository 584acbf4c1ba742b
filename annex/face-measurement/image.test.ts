import { expect, test } from 'vitest';
import { pixelsWithin } from './areas.ts';
import { MaskedBlur } from './blur.ts';
import { mapPoint, sampleImage, squareToImage, UNIT_LEVELS } from './image.ts';
import { boxOf, inverse, meshInImage, poseOf, squareOfMesh, uprightToImage } from './mesh.ts';
import { drawnFace, drawnMesh } from './testing.ts';
import { uprightFace, uprightLuminance } from './upright.ts';

test('a turned square maps its corners and middle to the image', () => {
  const toImage = squareToImage({ x: 50, y: 40, size: 20, angle: Math.PI / 2 }, 10);
  expect(mapPoint(toImage, 5, 5).map(Math.round)).toEqual([50, 40]);
  expect(mapPoint(toImage, 0, 0).map(Math.round)).toEqual([60, 30]);
});

test('a point that is mapped to the image and back is the same point', () => {
  const toImage = uprightToImage(drawnMesh, { scale: 1.1, turn: 0.2 });
  const [x, y] = mapPoint(toImage, 33, 77);
  const [u, v] = mapPoint(inverse(toImage), x, y);
  expect([u, v].map(Math.round)).toEqual([33, 77]);
});

test('an image is sampled between its pixels, averaged where it is finer, and black outside', () => {
  const grey = (values: readonly number[], width: number) => ({
    width,
    height: values.length / width,
    data: Uint8ClampedArray.from(values.flatMap((value) => [value, value, value, 255])),
  });
  const target = (width: number, height: number) => ({ width, height, levels: UNIT_LEVELS, maxSide: 2 });
  const bytes = (sampled: Float32Array) =>
    Array.from(sampled, (value) => Math.round(value * 255)).filter((_, index) => index % 3 === 0);
  expect(bytes(sampleImage(grey([0, 100], 2), [1, 0, 0, 1, 0.5, 0], target(1, 1)))).toEqual([50]);
  expect(bytes(sampleImage(grey([0, 100, 100, 200], 2), [2, 0, 0, 2, 0, 0], target(1, 1)))).toEqual([100]);
  expect(bytes(sampleImage(grey([100], 1), [1, 0, 0, 1, 5, 0], target(1, 1)))).toEqual([0]);
});

test('the light of an upright face is the same whether its colours are looked at or not', () => {
  const image = drawnFace((x, y) => [(x * 3) % 256, (y * 5) % 256, (x + y) % 256]);
  const toImage = uprightToImage(drawnMesh.map(([x, y, z]) => [x + 0.1 * y - 150, y - 0.1 * x, z]));
  const { luminance } = uprightFace(image, toImage);
  const alone = uprightLuminance(image, toImage);
  expect(luminance.some((light) => light > 0.5)).toBe(true);
  expect(luminance.every((light, pixel) => Math.abs(light - (alone[pixel] ?? Number.NaN)) < 1e-5)).toBe(true);
});

test('the points of the mesh lie in the square that the model looked at', () => {
  const square = { x: 300, y: 200, size: 192, angle: 0 };
  const mesh = meshInImage(new Float32Array(468 * 3).fill(96), square);
  expect(mesh[7]).toEqual([300, 200, 96]);
  expect(boxOf(mesh)).toEqual({ x: 300, y: 200, width: 0, height: 0 });
});

test('a level face has no angles, and a tilted one is found upright', () => {
  const tilted = drawnMesh.map(([x, y, z]) => [x - 0.2 * y, y + 0.2 * x, z] as const);
  expect(poseOf(drawnMesh)).toEqual({ yaw: 0, pitch: 0, roll: 0 });
  expect(poseOf(tilted).roll).toBeCloseTo(11.3, 1);
  expect(squareOfMesh(tilted).angle).toBeCloseTo(0.197, 2);
});

test('an outline holds the pixels whose centres lie within it', () => {
  const square = pixelsWithin(
    [
      [1, 1],
      [3, 1],
      [3, 3],
      [1, 3],
    ],
    5,
    5,
  );
  expect([...square]).toEqual([6, 7, 11, 12]);
});

test('a masked blur neither takes from beyond the mask nor changes a plain area', () => {
  const mask = Float32Array.from({ length: 400 }, (_, pixel) => (pixel % 20 < 10 ? 1 : 0));
  const plane = Float32Array.from({ length: 400 }, (_, pixel) => (pixel % 20 < 10 ? 3 : 99));
  const blurred = new MaskedBlur(mask, 20).of(plane, 3);
  expect(blurred[205]).toBeCloseTo(3);
  expect(blurred[215]).toBe(0);
});

test('a blur of three boxes spreads a point as far as the Gaussian does', () => {
  const plane = new Float32Array(101 * 101);
  plane[50 * 101 + 50] = 1;
  const blurred = new MaskedBlur(new Float32Array(101 * 101).fill(1), 101).of(plane, 6);
  let variance = 0;
  for (let pixel = 0; pixel < blurred.length; pixel += 1) variance += (blurred[pixel] ?? 0) * ((pixel % 101) - 50) ** 2;
  expect(Math.sqrt(variance)).toBeCloseTo(6, 0);
});
