import type { FunnelStage } from '../api/operator/funnel.ts';
import { type Counts, medianSeconds } from './counts.ts';

export type NamedStage = {
  readonly id: string;
  readonly title: string;
  readonly number?: number;
  readonly section?: FunnelStage['section'];
  /** Some visitors alone are asked it. */
  readonly branches?: true;
};

/**
 * Losses are counted from one stage that all visitors reach to the next such one: a visitor who is not seen at a stage that some are asked may
 * have gone on.
 */
export function funnelStages(stages: readonly NamedStage[], counts: Readonly<Counts>): FunnelStage[] {
  const viewsAt = (stage: NamedStage | undefined) => stage && (counts[stage.id]?.views ?? 0);
  const isCommon = ({ branches }: NamedStage) => !branches;
  return stages.map(({ id, title, number, section, branches }, index) => {
    const { views: visitors = 0, backs = 0, errors = 0, times = {} } = counts[id] ?? {};
    const before = branches ? undefined : viewsAt(stages.slice(0, index).findLast(isCommon));
    const after = branches ? undefined : viewsAt(stages.slice(index + 1).find(isCommon));
    const lost = after === undefined ? 0 : Math.max(0, visitors - after);
    const median = medianSeconds(times);
    return {
      id,
      title,
      ...(number !== undefined && { number }),
      ...(section && { section }),
      ...(branches && { branches }),
      visitors,
      ...share('ofFirst', visitors, viewsAt(stages[0])),
      ...share('ofPrevious', visitors, before),
      lost,
      ...(after !== undefined && share('dropOff', lost, visitors)),
      ...(median !== undefined && { medianSeconds: median }),
      ...share('backRate', backs, visitors),
      errors,
    };
  });
}

function share<Name extends string>(name: Name, part: number, whole: number | undefined): Partial<Record<Name, number>> {
  return whole ? ({ [name]: part / whole } as Record<Name, number>) : {};
}
