import type { FrameValues } from '../../core/selfie/face-report.ts';
import { MaskedBlur } from './blur.ts';
import { UPRIGHT } from './mesh.ts';
import { joined, type SkinAreas } from './skin.ts';
import { countRedSpots } from './spots.ts';
import { medianOf, pick, rms, spreadOf } from './statistics.ts';
import { at, erythema, logLuminance, logRed, type Plane, type UprightFace } from './upright.ts';

/** Fewer pixels than this are no area. */
const MIN_PIXELS = 400;
/** How much brighter than the T-zone's median, as a natural logarithm, and how much paler a reflection is. */
const SHINE = { brighter: 0.22, paler: 0.85 };

/** Raw values of one upright picture, each compared with the rest of the same face; NaN where too little skin is in view. */
export function faceMetrics(face: UprightFace, areas: SkinAreas): FrameValues {
  const red = erythema(face);
  const light = logLuminance(face);
  const blur = new MaskedBlur(areas.mask, UPRIGHT.width);
  const { forehead, cheekLeft, cheekRight } = areas.pixels;
  const cheeks = joined(cheekLeft, cheekRight);
  const skin = joined(cheeks, forehead);
  const enough = Math.min(forehead.length, cheekLeft.length, cheekRight.length) >= MIN_PIXELS;
  const ifSeen = (value: () => number) => (enough ? value() : Number.NaN);
  return {
    redness: ifSeen(() => 100 * (medianOf(pick(red, cheeks)) - medianOf(pick(red, forehead)))),
    evenness: ifSeen(() => 100 * rms(pick(blur.band(red, 5, 24), skin))),
    texture: ifSeen(() => 100 * spreadOf(pick(blur.band(light, 4, 8), skin))),
    shine: ifSeen(() => shine(face, light, joined(forehead, areas.pixels.nose))),
    underEye: underEye(face.luminance, areas),
    spots: ifSeen(() => countRedSpots({ erythema: red, redLight: logRed(face), skin, blur })),
  };
}

/** Percent of forehead and nose. */
function shine({ red, green, blue }: UprightFace, light: Plane, zone: Int32Array): number {
  const saturation = new Float32Array(zone.length);
  for (let i = 0; i < zone.length; i += 1) {
    const pixel = zone[i] as number;
    const [r, g, b] = [at(red, pixel), at(green, pixel), at(blue, pixel)];
    saturation[i] = 1 - Math.min(r, g, b) / Math.max(r, g, b, Number.EPSILON);
  }
  const brightest = medianOf(pick(light, zone)) + SHINE.brighter;
  const palest = medianOf(saturation) * SHINE.paler;
  const shining = zone.filter((pixel, index) => at(light, pixel) > brightest && at(saturation, index) < palest);
  return (100 * shining.length) / zone.length;
}

/** How much less light comes from below the eyes than from the cheekbones: 100 times the decimal logarithm, mean of both sides. */
function underEye(luminance: Plane, { pixels }: SkinAreas): number {
  const sides = [
    [pixels.malarLeft, pixels.underLeft],
    [pixels.malarRight, pixels.underRight],
  ] as const;
  const ratios = sides.map(([malar, under]) =>
    Math.min(malar.length, under.length) < MIN_PIXELS / 4
      ? Number.NaN
      : 100 * Math.log10(medianOf(pick(luminance, malar)) / medianOf(pick(luminance, under))),
  );
  return ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
}
