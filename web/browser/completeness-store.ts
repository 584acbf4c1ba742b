import { createStore } from './store.ts';

type Given = Readonly<Record<string, unknown>>;

type Engine = {
  /** Percent of what the program needs, by a step or by the end of the quiz; undefined where only an example can be shown. */
  readonly shareOf: (answers: Given, upTo?: string) => number | undefined;
  /** The answers that filled the chart of a step, in a word or two each. */
  readonly chipsOf: (step: string, answers: Given) => readonly string[];
};

/** Set by `completeness-engine.ts`, which the charts of the quiz and /treatment load ahead. */
export const engine = createStore<Engine | undefined>(undefined);
