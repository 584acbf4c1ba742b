import { hasAnswer } from '../../../../core/analytics/combination.ts';
import type { Condition } from '../../../../core/analytics/conditions.ts';
import type { FunnelPeriod, FunnelReport, FunnelStage } from '../../../../core/api/operator/funnel.ts';
import { MIN_GROUP_SIZE } from './answers.ts';

/** Hides the stages of an answer's segment from the first one with too few visitors. */
export function hideSmallGroups(report: FunnelReport, conditions: readonly Condition[]): FunnelReport {
  if (!hasAnswer(conditions)) return report;
  const { previous } = report;
  const shown = largeStages(report);
  return {
    ...report,
    ...shown,
    ...(shown.stages.length < report.stages.length && { hidden: true }),
    ...(previous && { previous: { ...previous, ...largeStages(previous) } }),
  };
}

function largeStages({ stages }: FunnelPeriod): Pick<FunnelPeriod, 'stages'> {
  const end = stages.findIndex(({ visitors }) => visitors < MIN_GROUP_SIZE);
  if (end < 0) return { stages };
  return { stages: stages.slice(0, end).map((stage, index) => (index === end - 1 ? asLast(stage) : stage)) };
}

/** What the last stage lost would tell how many came to the next. */
function asLast({ dropOff, ...stage }: FunnelStage): FunnelStage {
  return { ...stage, lost: 0 };
}
