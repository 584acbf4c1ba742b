import { useEffect, useMemo } from 'react';
import { analysis } from '../../content/analysis.ts';
import type { AreaIndex } from '../../core/program/skin-index.ts';
import { useJourney } from './journey.ts';
import { type Areas, engine } from './skin-index-store.ts';
import { useStore } from './store.ts';

type SkinIndex = Areas & {
  /** The figures are not the visitor's own: nothing is answered, the code has not come, or the content is scripted. */
  readonly isExample: boolean;
};

const areas: readonly AreaIndex[] = analysis.treatment.scores.map((area) => {
  const goal = analysis.improvements.find(({ id }) => id === area.id)?.to ?? area.percent;
  return { ...area, goal, habits: [], hasCare: false, reason: undefined, photo: [] };
});

/** The specified three. */
const goals = { gains: areas.filter(({ percent, goal }) => goal > percent), kept: [] };

export function useSkinIndex(): SkinIndex {
  const answers = useJourney(({ answers }) => answers);
  const loaded = useStore(engine);
  const hasIndex = analysis.mode === 'computed' && Object.keys(answers).length > 0;
  useEffect(() => {
    if (hasIndex) void import('./skin-index-engine.ts').catch(() => undefined);
  }, [hasIndex]);
  return useMemo(() => {
    const own = hasIndex ? loaded?.indexOf(answers) : undefined;
    return { ...(own ?? { areas, goals }), isExample: own === undefined };
  }, [answers, hasIndex, loaded]);
}
