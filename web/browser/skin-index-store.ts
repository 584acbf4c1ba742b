import type { AreaIndex } from '../../core/program/skin-index.ts';
import { createStore } from './store.ts';

type Engine = { readonly indexOf: (answers: Readonly<Record<string, unknown>>) => readonly AreaIndex[] };

/** Set by `skin-index-engine.ts`, which /treatment loads with its code and the sales page later. */
export const engine = createStore<Engine | undefined>(undefined);
