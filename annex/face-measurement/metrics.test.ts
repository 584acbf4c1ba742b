import fc from 'fast-check';
import { expect, test } from 'vitest';
import { metricBand } from '../../core/selfie/bands.ts';
import type { PixelImage } from './image.ts';
import { uprightToImage } from './mesh.ts';
import { faceMetrics } from './metrics.ts';
import { skinAreas } from './skin.ts';
import { type Colour, drawnFace, drawnMesh, SKIN } from './testing.ts';
import { uprightFace } from './upright.ts';

function measured(image: PixelImage) {
  const toImage = uprightToImage(drawnMesh);
  const face = uprightFace(image, toImage);
  return faceMetrics(face, skinAreas(face, drawnMesh, toImage));
}

const onCheek = (y: number) => y > 380;
/** Red divided by green, in light: a factor of 10 ** (points / 100) is so many points of redness. */
const redder = (points: number) => Math.round(255 * ((SKIN[0] / 255) ** 2.2 * 10 ** (points / 100)) ** (1 / 2.2));

test('a plain face has neither redness nor texture, shine, shadows or spots', () => {
  const { redness, evenness, texture, shine, underEye, spots } = measured(drawnFace());
  for (const value of [redness, evenness, texture, shine, underEye, spots]) expect(value).toBeCloseTo(0, 1);
});

test.each([
  [1, 'low'],
  [6, 'medium'],
  [12, 'high'],
] as const)('cheeks that are redder than the forehead by %s points have the band %s', (points, band) => {
  const { redness } = measured(drawnFace((_, y) => (onCheek(y) ? [redder(points), SKIN[1], SKIN[2]] : SKIN)));
  expect(redness).toBeCloseTo(points, 0);
  expect(metricBand('redness', [redness])).toBe(band);
});

test('the redness is the same in warm light and with less exposure', () => {
  const photo = (red: number, blue: number, all: number) =>
    measured(drawnFace((_, y) => [(onCheek(y) ? redder(6) : SKIN[0]) * red * all, SKIN[1] * all, SKIN[2] * blue * all])).redness;
  const neutral = photo(1, 1, 1);
  expect(Math.abs(photo(1.05, 0.9, 1) - neutral)).toBeLessThan(0.5);
  expect(Math.abs(photo(1, 1, 0.8) - neutral)).toBeLessThan(0.5);
});

test('patches of another tone make the evenness lower', () => {
  const patchy = (points: number) =>
    measured(drawnFace((x, y) => [(Math.floor(x / 24) + Math.floor(y / 24)) % 2 ? redder(points) : SKIN[0], SKIN[1], SKIN[2]]))
      .evenness;
  expect(metricBand('evenness', [patchy(2)])).toBe('high');
  expect(metricBand('evenness', [patchy(12)])).toBe('low');
});

test('bumps of light and dark are texture, and their height says how much', () => {
  const bumpy = (height: number) =>
    measured(
      drawnFace((x, y) => {
        const factor = 1 + height * Math.sin(x / 5) * Math.sin(y / 5);
        return [SKIN[0] * factor, SKIN[1] * factor, SKIN[2] * factor];
      }),
    ).texture;
  expect(metricBand('texture', [bumpy(0.01)])).toBe('low');
  expect(metricBand('texture', [bumpy(0.06)])).toBe('high');
});

test('a pale bright patch on the forehead is shine, and a bright one of the skin’s own colour is not', () => {
  const patch = (colour: readonly [number, number, number]) =>
    measured(drawnFace((x, y) => (x > 270 && x < 330 && y < 230 ? colour : SKIN))).shine;
  expect(patch([240, 205, 190])).toBeGreaterThan(7);
  expect(patch([235, 176, 153])).toBe(0);
});

test('darker skin below the eyes than on the cheekbones is a shadow', () => {
  const dark = SKIN.map((channel) => channel * 0.8) as [number, number, number];
  const { underEye } = measured(drawnFace((_, y) => (y > 312 && y < 345 ? dark : SKIN)));
  expect(metricBand('underEye', [underEye])).not.toBe('low');
});

test('a small red mark on a cheek is a spot, a long one is not', () => {
  const marked = (width: number) =>
    measured(drawnFace((x, y) => (Math.abs(x - 210) < width && Math.abs(y - 420) < 4 ? [196, 122, 108] : SKIN))).spots;
  expect([marked(4), marked(28)]).toEqual([1, 0]);
});

/** Light that a pigment takes, as shares of the green that it takes. */
type Pigment = { readonly red: number; readonly blue: number };
const TONES: readonly Colour[] = [SKIN, [238, 205, 185], [225, 172, 140], [178, 128, 100], [140, 96, 74], [96, 64, 50]];
/** Two on the forehead, two on each cheek. */
const PLACES = [
  [250, 200],
  [350, 210],
  [205, 420],
  [230, 450],
  [370, 420],
  [400, 450],
] as const;

function spotted(
  skin: Colour,
  { red, blue }: Pigment,
  { depth, radius }: { readonly depth: number; readonly radius: number },
): PixelImage {
  const darker = (channel: number, share: number) => channel * Math.exp((-depth * share) / 2.2);
  const spot: Colour = [darker(skin[0], red), darker(skin[1], 1), darker(skin[2], blue)];
  return drawnFace((x, y) => (PLACES.some(([cx, cy]) => Math.hypot(x - cx, y - cy) < radius) ? spot : skin));
}

const spotsOf = fc.record({ depth: fc.double({ min: 0.25, max: 1.1, noNaN: true }), radius: fc.integer({ min: 3, max: 7 }) });

test('a face with brown blobs alone shows no spots, whatever its tone', { tags: 'exhaustive' }, () => {
  const brown = fc.record({
    red: fc.double({ min: 0.5, max: 0.9, noNaN: true }),
    blue: fc.double({ min: 1, max: 1.7, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.constantFrom(...TONES), brown, spotsOf, (skin, pigment, spots) => {
      expect(metricBand('spots', [measured(spotted(skin, pigment, spots)).spots])).toBe('none');
    }),
    { numRuns: 12 },
  );
});

test('red blobs among brown ones are counted alone', () => {
  const red = (x: number, y: number) => Math.hypot(x - 240, y - 410) < 4 || Math.hypot(x - 360, y - 460) < 4;
  const { data, ...size } = spotted(SKIN, { red: 0.7, blue: 1.3 }, { depth: 0.6, radius: 4 });
  const brown = (x: number, y: number): Colour => {
    const [r = 0, g = 0, b = 0] = data.subarray(4 * (y * size.width + x));
    return [r, g, b];
  };
  expect(measured(drawnFace((x, y) => (red(x, y) ? [196, 122, 108] : brown(x, y)))).spots).toBe(2);
});

test('hair over a cheek does not count as skin', () => {
  const toImage = uprightToImage(drawnMesh);
  const face = uprightFace(
    drawnFace((x, y) => (x < 200 && y > 380 ? [40, 25, 20] : SKIN)),
    toImage,
  );
  const { coverage } = skinAreas(face, drawnMesh, toImage);
  expect(coverage.cheekLeft).toBeLessThan(0.8);
  expect(coverage.cheekRight).toBeCloseTo(1);
});
