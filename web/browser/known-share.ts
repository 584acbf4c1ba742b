import { mode } from '../../content/skincare/mode.ts';
import { shareModel } from '../../content/skincare/rules/known-share.ts';
import { knownShare } from '../../core/program/known-share.ts';
import { outline } from '../outline.ts';
import { useHydrated } from './hydrated.ts';
import { useJourney } from './journey.ts';

const steps = outline.steps.map(({ id }) => id);

export type KnownShare = {
  /** False before hydration: the visitor's own figure may be another one. */
  readonly isReady: boolean;
  /** Percent of what the program needs, by a step or by the end of the quiz; undefined where only an example can be shown. */
  readonly shareBy: (step?: string) => number | undefined;
};

/** Reckoned without the engine of the program, which is larger than a question. */
export function useKnownShare(): KnownShare {
  const answers = useJourney(({ stored }) => stored.answers);
  const isReady = useHydrated();
  return {
    isReady,
    shareBy: (step) => (mode === 'computed' ? knownShare(shareModel, steps, answers, step) : 0) || undefined,
  };
}
