import { alternativesOf, areCountedSeparately, type Condition } from './conditions.ts';

/** Visitors who meet the same conditions and viewed the same stages. Bit n of `met` stands for condition n. */
export type CombinationCell = { readonly met: number; readonly stages: readonly string[]; readonly visitors: number };

type CombinationInput = {
  readonly stages: readonly string[];
  readonly conditions: readonly Condition[];
  readonly cells: readonly CombinationCell[];
  readonly smallest: number;
};

/** Ends at the first stage where a group is too small, also one that follows from subtracting the report of fewer conditions. */
export function combinedViews({ stages, conditions, cells, smallest }: CombinationInput): readonly number[] {
  const byMet = viewsByMet(cells);
  const every = 2 ** conditions.length - 1;
  const isMet = meeting(conditions, every);
  const fewer = hasAnswer(conditions) ? comparableSubsets(conditions).map((kept) => meeting(conditions, kept)) : [];
  const viewsOf = (stage: string, counts: (met: number) => boolean) => {
    let visitors = 0;
    for (const [met, views] of byMet) if (counts(met)) visitors += views.get(stage) ?? 0;
    return visitors;
  };
  const canBeSubtracted = (stage: string, other: (met: number) => boolean) => {
    const less = viewsOf(stage, (met) => isMet(met) && !other(met));
    const more = viewsOf(stage, (met) => other(met) && !isMet(met));
    return (less === 0 || more === 0) && 0 < less + more && less + more < smallest;
  };
  const views = stages.map((stage) => viewsOf(stage, isMet));
  const end = stages.findIndex(
    (stage, index) => (views[index] ?? 0) < smallest || fewer.some((other) => canBeSubtracted(stage, other)),
  );
  return end < 0 ? views : views.slice(0, end);
}

/** Bits of the conditions. Reports of one trait have visitors who did not agree to statistics as well. */
function comparableSubsets(conditions: readonly Condition[]): readonly number[] {
  return Array.from({ length: 2 ** conditions.length - 2 }, (_, index) => index + 1).filter((kept) => {
    const some = conditions.filter((_, index) => kept & (2 ** index));
    return hasAnswer(some) || !areCountedSeparately(some);
  });
}

/** Without one, a group tells nothing but its sources, devices, browsers and countries. */
export function hasAnswer(conditions: readonly Condition[]): boolean {
  return conditions.some(({ dimension }) => dimension === 'answer');
}

function viewsByMet(cells: readonly CombinationCell[]): ReadonlyMap<number, ReadonlyMap<string, number>> {
  const byMet = new Map<number, Map<string, number>>();
  for (const { met, stages, visitors } of cells) {
    const views = byMet.get(met) ?? new Map<string, number>();
    byMet.set(met, views);
    for (const stage of stages) views.set(stage, (views.get(stage) ?? 0) + visitors);
  }
  return byMet;
}

function meeting(conditions: readonly Condition[], kept: number): (met: number) => boolean {
  const bit = new Map(conditions.map((condition, index) => [condition, 2 ** index]));
  const groups = alternativesOf(conditions.filter((_, index) => kept & (2 ** index)));
  const masks = groups.map((group) => group.reduce((mask, condition) => mask | (bit.get(condition) ?? 0), 0));
  return (met) => masks.every((mask) => (met & mask) !== 0);
}
