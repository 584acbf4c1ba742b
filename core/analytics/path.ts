import type { FunnelEffect } from './effect.ts';

/** A stage that one visitor saw. `at` is in epoch milliseconds; `seconds` are unknown while nobody left it. */
export type SeenStage = {
  readonly at: number;
  readonly stage: string;
  seconds?: number;
  wentBack: boolean;
  errors: number;
};

/** Of the events of one visitor, in the order in which they happened. */
export function pathOf(events: readonly { readonly at: number; readonly effect: FunnelEffect | undefined }[]): SeenStage[] {
  const path: SeenStage[] = [];
  for (const { at, effect } of events) {
    if (effect?.kind === 'views') path.push({ at, stage: effect.stage, wentBack: false, errors: 0 });
    else if (effect) addTo(path, effect);
  }
  return path;
}

function addTo(path: readonly SeenStage[], { stage, kind, seconds }: FunnelEffect): void {
  const seen = path.findLast((one) => one.stage === stage);
  if (!seen) return;
  if (kind === 'time' && seconds !== undefined) seen.seconds = seconds;
  if (kind === 'backs') seen.wentBack = true;
  if (kind === 'errors') seen.errors += 1;
}
