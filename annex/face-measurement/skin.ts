import { AREAS, areaOutlines, type FaceArea, pixelsWithin } from './areas.ts';
import type { Affine } from './image.ts';
import { type FaceMesh, UPRIGHT } from './mesh.ts';
import { medianOf, pick, spreadOf } from './statistics.ts';
import { lab, logLuminance, type Plane, type UprightFace } from './upright.ts';

export type SkinAreas = {
  readonly pixels: Readonly<Record<FaceArea, Int32Array>>;
  /** 1 on the skin of forehead and cheeks, 0 elsewhere. */
  readonly mask: Plane;
  /** Share of an area's pixels that look like this face's skin. */
  readonly coverage: Readonly<Record<FaceArea, number>>;
  /** L* of the cheeks. */
  readonly lightness: number;
};

/** Hair, glasses and beard differ from the face's own cheeks by more than skin does. */
const MAX_HUE_SPREADS = 4;
/** Least spread of a* and b*: a smooth red cheek must not reject a paler forehead. */
const MIN_SPREAD = 3;
/** Of the natural logarithm of light, from the area's median. */
const LIGHT = { darker: -0.7, brighter: 1 };

export function skinAreas(face: UprightFace, mesh: FaceMesh, toImage: Affine): SkinAreas {
  const outlines = areaOutlines(mesh, toImage);
  const whole = byArea((area) => pixelsWithin(outlines[area], UPRIGHT.width, UPRIGHT.height));
  const { l, a, b } = lab(face, joined(...AREAS.map((area) => whole[area])));
  const light = logLuminance(face);
  const cheeks = joined(whole.cheekLeft, whole.cheekRight);
  const near = [a, b].map((plane) => nearCheeks(plane, cheeks));
  const pixels = byArea((area) => {
    const middle = medianOf(pick(light, whole[area]));
    return whole[area].filter((pixel) => {
      const relative = (light[pixel] ?? 0) - middle;
      return relative > LIGHT.darker && relative < LIGHT.brighter && near.every((isNear) => isNear(pixel));
    });
  });
  const mask = new Float32Array(light.length);
  for (const area of ['forehead', 'cheekLeft', 'cheekRight'] as const) for (const pixel of pixels[area]) mask[pixel] = 1;
  const coverage = byArea((area) => pixels[area].length / Math.max(1, whole[area].length));
  return { pixels, mask, coverage, lightness: medianOf(pick(l, cheeks)) };
}

function nearCheeks(plane: Plane, cheeks: Int32Array): (pixel: number) => boolean {
  const values = pick(plane, cheeks);
  const [middle, most] = [medianOf(values), MAX_HUE_SPREADS * Math.max(MIN_SPREAD, spreadOf(values))];
  return (pixel) => Math.abs((plane[pixel] ?? 0) - middle) < most;
}

export function joined(...lists: readonly Int32Array[]): Int32Array {
  const all = new Int32Array(lists.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const list of lists) {
    all.set(list, end);
    end += list.length;
  }
  return all;
}

function byArea<Value>(value: (area: FaceArea) => Value): Readonly<Record<FaceArea, Value>> {
  return Object.fromEntries(AREAS.map((area) => [area, value(area)])) as Record<FaceArea, Value>;
}
