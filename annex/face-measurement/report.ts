import { metricBand, spreadShare, valuesOf } from '../../core/selfie/bands.ts';
import {
  type Confidence,
  type FaceRegion,
  type FaceReport,
  type MeasuredFrame,
  type MetricBand,
  REPORT_VERSION,
  SKIN_METRICS,
  type SkinMeasurements,
  type SkinMetric,
} from '../../core/selfie/face-report.ts';

/** L*. Blood shows less through deeper skin, and in a dark photo: below this a photo cannot tell that there is no redness. */
const MIN_LIGHTNESS = 45;
/** Their logarithms of light grow where there is little of it (`npm run bench selfie lightness`). */
const DARKNESS_BOUND: readonly SkinMetric[] = ['texture', 'underEye'];
const MIN_COVERAGE = 0.6;
/** Depend on the light of the one photo, or on single pixels. */
const LIGHT_BOUND: readonly SkinMetric[] = ['shine', 'underEye', 'spots'];

/** By how many reasons there are to doubt. */
const LEVELS: readonly Confidence[] = ['good', 'fair'];

type PhotoFacts = { readonly regions: readonly FaceRegion[]; readonly aspect: number; readonly burst: boolean };

export function faceReport(frames: readonly MeasuredFrame[], { regions, aspect, burst }: PhotoFacts): FaceReport {
  const measurements: Partial<Record<SkinMetric, MetricBand>> = {};
  const confidence: Partial<Record<SkinMetric, Confidence>> = {};
  const lightness = Math.min(...frames.map((frame) => frame.lightness));
  const dark = lightness < MIN_LIGHTNESS;
  const covered = frames.some(({ coverage }) => coverage < MIN_COVERAGE);
  for (const metric of SKIN_METRICS) {
    const values = valuesOf(
      metric,
      frames.map((frame) => frame.values),
    );
    const band = metricBand(metric, values);
    if (!band || (metric === 'redness' && band === 'low' && dark)) continue;
    measurements[metric] = band;
    const weaknesses = [
      covered,
      dark && DARKNESS_BOUND.includes(metric),
      LIGHT_BOUND.includes(metric),
      !burst,
      spreadShare(metric, values) > 0.5,
    ];
    confidence[metric] = LEVELS[weaknesses.filter(Boolean).length] ?? 'poor';
  }
  return {
    version: REPORT_VERSION,
    aspect,
    measurements: measurements as SkinMeasurements,
    confidence,
    regions: regions.filter(({ metric }) => metric in measurements),
  };
}
