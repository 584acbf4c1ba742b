import type { MetricBand, SkinMetric } from './face-report.ts';

/** L* of the cheeks. Skin is darker in a photo because it is deep or because there is little light: a photo cannot tell which. */
const MIN_LIGHTNESS = 45;
/** Logarithms of light grow where there is little of it, so that deep skin reads as rougher and more shadowed; blood shows less through it. */
const LIGHT_SKIN_ONLY: readonly SkinMetric[] = ['texture', 'underEye', 'spots'];

/** What differs by the tone of the skin is not said of dark skin, until a pilot with people of all tones shows that it is right there. */
export function isClaimable(metric: SkinMetric, band: MetricBand, lightness: number): boolean {
  if (lightness >= MIN_LIGHTNESS) return true;
  return !LIGHT_SKIN_ONLY.includes(metric) && !(metric === 'redness' && band === 'low');
}
