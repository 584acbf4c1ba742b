import type { Program, ProgramInput } from '../../core/program/program.ts';
import type { ProgramText } from '../../core/program/program-text.ts';
import { createStore } from './store.ts';

export type OwnProgram = { readonly program: Program; readonly text: ProgramText };

type Engine = { readonly programOf: (input: Pick<ProgramInput, 'answers' | 'sun'>) => OwnProgram };

/** Set by `program-engine.ts`, which no page needs for its first paint. */
export const engine = createStore<Engine | undefined>(undefined);
