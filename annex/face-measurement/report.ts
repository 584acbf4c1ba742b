import { metricBand, spreadShare, valuesOf } from '../../core/selfie/bands.ts';
import { isClaimable } from '../../core/selfie/claimable.ts';
import {
  type Confidence,
  type FaceReport,
  type MeasuredFrame,
  type MetricBand,
  REPORT_VERSION,
  SKIN_METRICS,
  type SkinMeasurements,
  type SkinMetric,
} from '../../core/selfie/face-report.ts';

const MIN_COVERAGE = 0.6;
/** Depend on the light of the one photo, or on single pixels. */
const LIGHT_BOUND: readonly SkinMetric[] = ['shine', 'underEye', 'spots'];

/** By how many reasons there are to doubt. */
const LEVELS: readonly Confidence[] = ['good', 'fair'];

type PhotoFacts = Pick<FaceReport, 'regions' | 'closeUp'> & { readonly burst: boolean };

export function faceReport(frames: readonly MeasuredFrame[], { regions, closeUp, burst }: PhotoFacts): FaceReport {
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
    if (!band || !isClaimable(metric, band, lightness)) continue;
    measurements[metric] = band;
    const weaknesses = [covered, LIGHT_BOUND.includes(metric), !burst, spreadShare(metric, values) > 0.5];
    confidence[metric] = LEVELS[weaknesses.filter(Boolean).length] ?? 'poor';
  }
  return {
    version: REPORT_VERSION,
    measurements: measurements as SkinMeasurements,
    confidence,
    regions: regions.filter(({ metric }) => metric in measurements),
    closeUp,
  };
}
