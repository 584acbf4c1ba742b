import type { Segment } from '../../../../core/analytics/visit.ts';
import type { FunnelPeriod, FunnelReport } from '../../../../core/api/operator/funnel.ts';
import { MIN_GROUP_SIZE } from './answers.ts';

/** Hides the stages of an answer's segment from the first one with too few visitors. */
export function hideSmallGroups(report: FunnelReport, { dimension }: Segment): FunnelReport {
  if (dimension !== 'answer') return report;
  const { previous } = report;
  return { ...report, ...largeStages(report), ...(previous && { previous: { ...previous, ...largeStages(previous) } }) };
}

function largeStages({ stages }: FunnelPeriod): Pick<FunnelPeriod, 'stages'> {
  const end = stages.findIndex(({ visitors }) => visitors < MIN_GROUP_SIZE);
  return { stages: end < 0 ? stages : stages.slice(0, end) };
}
