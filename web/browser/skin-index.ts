import { useMemo } from 'react';
import { analysis } from '../../content/analysis.ts';
import { type AreaIndex, skinIndex } from '../../core/program/skin-index.ts';
import { rules } from './index-rules.ts';
import { useJourney } from './journey.ts';

type SkinIndex = {
  readonly areas: readonly AreaIndex[];
  /** The figures are not the visitor's own: nothing is answered yet, or the content is scripted. */
  readonly isExample: boolean;
};

const areas = analysis.treatment.scores;
const example: readonly AreaIndex[] = areas.map((area) => {
  const goal = analysis.improvements.find(({ id }) => id === area.id)?.to ?? area.percent;
  return { ...area, goal, reason: undefined };
});

export function useSkinIndex(): SkinIndex {
  const answers = useJourney(({ stored }) => stored.answers);
  return useMemo(() => {
    const isExample = analysis.mode === 'scripted' || Object.keys(answers).length === 0;
    return { areas: isExample ? example : skinIndex(areas, rules, answers), isExample };
  }, [answers]);
}
