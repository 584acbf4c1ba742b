import type { FunnelStage } from '../../../core/api/operator/funnel.ts';

/** Fewer visitors say nothing about a stage. */
const FEW = 20;

/** After which most are lost. */
export function worstStage(stages: readonly FunnelStage[]): FunnelStage | undefined {
  return stages
    .filter(({ visitors }) => visitors >= FEW)
    .reduce<FunnelStage | undefined>((most, stage) => (stage.lost > (most?.lost ?? 0) ? stage : most), undefined);
}
