import type { FunnelStage } from '../api/operator/funnel.ts';
import { type Counts, medianSeconds } from './counts.ts';

export type NamedStage = { readonly id: string; readonly title: string; readonly number?: number };

export function funnelStages(stages: readonly NamedStage[], counts: Readonly<Counts>): FunnelStage[] {
  const views = stages.map(({ id }) => counts[id]?.views ?? 0);
  return stages.map(({ id, title, number }, index) => {
    const { views: visitors = 0, backs = 0, errors = 0, times = {} } = counts[id] ?? {};
    const before = views[index - 1];
    const after = views[index + 1];
    const lost = after === undefined ? 0 : Math.max(0, visitors - after);
    const median = medianSeconds(times);
    return {
      id,
      title,
      ...(number !== undefined && { number }),
      visitors,
      ...share('ofFirst', visitors, views[0]),
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
