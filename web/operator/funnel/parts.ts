import type { FunnelStage } from '../../../core/api/operator/funnel.ts';

/** A section of the quiz with its steps, or one stage before or after the quiz. */
export type FunnelPart = {
  readonly id: string;
  readonly title: string;
  readonly stages: readonly FunnelStage[];
  readonly visitors: number;
  readonly ofFirst?: number | undefined;
  /** Between its first stage and the next part. */
  readonly lost: number;
  readonly dropOff?: number | undefined;
};

export function partsOf(stages: readonly FunnelStage[]): readonly FunnelPart[] {
  const parts = new Map<string, { readonly title: string; readonly stages: FunnelStage[] }>();
  for (const stage of stages) {
    const { id, title } = stage.section ?? stage;
    const part = parts.get(id) ?? { title, stages: [] };
    part.stages.push(stage);
    parts.set(id, part);
  }
  return [...parts].map(([id, part]) => ({ id, ...part, ...totals(part.stages) }));
}

function totals(stages: readonly FunnelStage[]): Pick<FunnelPart, 'visitors' | 'ofFirst' | 'lost' | 'dropOff'> {
  const visitors = stages[0]?.visitors ?? 0;
  const lost = stages.reduce((sum, stage) => sum + stage.lost, 0);
  return { visitors, ofFirst: stages[0]?.ofFirst, lost, dropOff: visitors === 0 ? undefined : lost / visitors };
}
