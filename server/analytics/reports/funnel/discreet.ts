import type { Segment } from '../../../../core/analytics/visit.ts';
import type { FunnelPeriod, FunnelReport } from '../../../../core/api/operator/funnel.ts';
import { SMALLEST_GROUP } from './answers.ts';

/** The report as the operator may read it: of those who gave one answer, as far as enough of them went together. */
export function discreet(report: FunnelReport, { dimension }: Segment): FunnelReport {
  if (dimension !== 'answer') return report;
  const { previous } = report;
  return { ...report, ...largeEnough(report), ...(previous && { previous: { ...previous, ...largeEnough(previous) } }) };
}

function largeEnough({ stages }: FunnelPeriod): Pick<FunnelPeriod, 'stages'> {
  const end = stages.findIndex(({ visitors }) => visitors < SMALLEST_GROUP);
  return { stages: end < 0 ? stages : stages.slice(0, end) };
}
