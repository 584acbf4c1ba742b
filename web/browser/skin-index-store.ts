import type { GoalAreas } from '../../core/program/goal-areas.ts';
import type { AreaIndex } from '../../core/program/skin-index.ts';
import { createStore } from './store.ts';

export type Areas = {
  readonly areas: readonly AreaIndex[];
  /** Three of them, for the sales page. */
  readonly goals: GoalAreas<AreaIndex>;
};

type Engine = { readonly indexOf: (answers: Readonly<Record<string, unknown>>) => Areas };

/** Set by `skin-index-engine.ts`, which /treatment loads with its code and the sales page later. */
export const engine = createStore<Engine | undefined>(undefined);
