import { effectOf, type NamedEvent } from './effect.ts';
import type { Stage } from './stages.ts';

/** A stage that one visitor saw. `at` is in epoch milliseconds; `seconds` are unknown while nobody left it. */
export type SeenStage = {
  readonly at: number;
  readonly stage: string;
  seconds?: number;
  wentBack: boolean;
  errors: number;
};

/** The events are those of one visitor, in the order in which they happened. */
export function pathOf(stages: readonly Stage[], events: readonly (NamedEvent & { readonly at: number })[]): SeenStage[] {
  const path: SeenStage[] = [];
  for (const event of events) {
    const effect = effectOf(stages, event);
    if (effect?.kind === 'views') path.push({ at: event.at, stage: effect.stage, wentBack: false, errors: 0 });
    else if (effect) addTo(path, effect);
  }
  return path;
}

function addTo(path: readonly SeenStage[], { stage, kind, seconds }: NonNullable<ReturnType<typeof effectOf>>): void {
  const seen = path.findLast((one) => one.stage === stage);
  if (!seen) return;
  if (kind === 'time' && seconds !== undefined) seen.seconds = seconds;
  if (kind === 'backs') seen.wentBack = true;
  if (kind === 'errors') seen.errors += 1;
}
