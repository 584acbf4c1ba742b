import { findingsCopy } from '../../content/pages/findings.ts';
import type { MetricBand, SkinMetric } from '../../core/selfie/face-report.ts';

export function findingText(metric: SkinMetric, band: MetricBand): string | undefined {
  const texts: Readonly<Partial<Record<MetricBand, string>>> = findingsCopy[metric];
  return texts[band];
}
