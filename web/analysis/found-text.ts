import { foundCopy } from '../../content/pages/found.ts';
import type { MetricBand, SkinMetric } from '../../core/selfie/face-report.ts';

export function foundText(metric: SkinMetric, band: MetricBand): string | undefined {
  const texts: Readonly<Partial<Record<MetricBand, string>>> = foundCopy[metric];
  return texts[band];
}
