import { type FaceReport, SKIN_METRICS, type SkinMeasurements } from './face-report.ts';

export function trustedMeasurements({ measurements, confidence }: FaceReport): SkinMeasurements {
  const trusted = SKIN_METRICS.filter((metric) => measurements[metric] && confidence[metric] !== 'poor');
  return Object.fromEntries(trusted.map((metric) => [metric, measurements[metric]]));
}
