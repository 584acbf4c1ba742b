import type { Answer } from '../../core/funnel/answers.ts';
import { emptyJourney, type Journey, parseJourney, withAnswer } from '../../core/funnel/journey.ts';
import { onOtherTab, read, write } from './storage.ts';
import { createStore, useStore } from './store.ts';

const KEY = 'journey';
/** Prerendered pages show the empty journey, and hydration starts from it. */
const store = createStore<Journey>(emptyJourney);

/** Reads what is stored, and follows what other tabs store. */
export function openJourney(): void {
  refresh();
  onOtherTab(KEY, refresh);
}

/** What `select` takes from the journey, redrawn when it changes here or in another tab. */
export function useJourney<Selected>(select: (journey: Journey) => Selected): Selected {
  return useStore(store, select);
}

export function currentJourney(): Journey {
  return store.get();
}

export function saveAnswer(stepId: string, answer: Answer | undefined): void {
  change((stored) => withAnswer(stored, stepId, answer));
}

type Changes = { readonly [Field in Exclude<keyof Journey, 'answers'>]?: Journey[Field] | undefined };

/** Sets some fields and keeps the others; undefined clears one. */
export function saveJourney(fields: Changes): void {
  change((stored) => parseJourney({ ...stored, ...fields }));
}

/** Forgets every answer and decision. */
export function forgetJourney(): void {
  change(() => emptyJourney);
}

/** Tabs share one journey and the last write of a field wins, so a change starts from what is stored now. */
function change(step: (stored: Journey) => Journey): void {
  const journey = step(parseJourney(read(KEY)));
  write(KEY, journey);
  store.set(journey);
}

function refresh(): void {
  store.set(parseJourney(read(KEY)));
}
