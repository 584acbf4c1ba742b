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

/** Blood shows less through deeper skin, and in a dark photo: there a photo cannot tell that there is no redness. */
const MIN_LIGHTNESS_FOR_LOW_REDNESS = 45;
const MIN_COVERAGE = 0.6;
/** Depend on the light of the one photo, or on single pixels. */
const LIGHT_BOUND: readonly SkinMetric[] = ['shine', 'underEye', 'spots'];

type PhotoFacts = { readonly regions: readonly FaceRegion[]; readonly aspect: number; readonly burst: boolean };

export function faceReport(frames: readonly MeasuredFrame[], { regions, aspect, burst }: PhotoFacts): FaceReport {
  const measurements: Partial<Record<SkinMetric, MetricBand>> = {};
  const confidence: Partial<Record<SkinMetric, Confidence>> = {};
  const lightness = Math.min(...frames.map((frame) => frame.lightness));
  const covered = frames.some(({ coverage }) => coverage < MIN_COVERAGE);
  for (const metric of SKIN_METRICS) {
    const values = valuesOf(
      metric,
      frames.map((frame) => frame.values),
    );
    const band = metricBand(metric, values);
    if (!band || (metric === 'redness' && band === 'low' && lightness < MIN_LIGHTNESS_FOR_LOW_REDNESS)) continue;
    measurements[metric] = band;
    const doubts = [covered, LIGHT_BOUND.includes(metric), !burst, spreadShare(metric, values) > 0.5].filter(Boolean);
    confidence[metric] = doubts.length === 0 ? 'good' : doubts.length === 1 ? 'fair' : 'poor';
  }
  return {
    version: REPORT_VERSION,
    aspect,
    measurements: measurements as SkinMeasurements,
    confidence,
    regions: regions.filter(({ metric }) => metric in measurements),
  };
}
