import { engine } from './completeness-store.ts';
import { useJourney } from './journey.ts';
import { useStore } from './store.ts';

type ProfileCompleteness = {
  /** Undefined where only an example can be shown. */
  readonly shareBy: (step?: string) => number | undefined;
  readonly chipsOf: (step: string) => readonly string[];
};

const nothing = { shareOf: () => undefined, chipsOf: () => [] };

export function loadProfileCompleteness(): void {
  import('./completeness-engine.ts').catch(() => engine.set(nothing));
}

/** Undefined until its code has come: before that the visitor's own figure may be another than the example's. */
export function useProfileCompleteness(): ProfileCompleteness | undefined {
  const answers = useJourney(({ answers }) => answers);
  const loaded = useStore(engine);
  return (
    loaded && {
      shareBy: (step) => loaded.shareOf(answers, step),
      chipsOf: (step) => loaded.chipsOf(step, answers),
    }
  );
}
