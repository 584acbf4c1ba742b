import type { Answer } from '../../core/funnel/answers.ts';
import { Journey } from '../../core/funnel/journey.ts';
import type { StepPlace } from '../../core/funnel/outline.ts';
import { emptyJourney, parseJourney, type StoredJourney, withAnswer } from '../../core/funnel/stored-journey.ts';
import { outline } from '../outline.ts';
import { onOtherTab, read, write } from './storage.ts';
import { createStore, useStore } from './store.ts';

const KEY = 'journey';
/** Prerendered pages show the empty journey, and hydration starts from it. */
const store = createStore(new Journey(outline));
/** Of this funnel. */
let OwnJourney = Journey;

/** Before the journey is opened. */
export function branch(Branching: typeof Journey): void {
  OwnJourney = Branching;
}

export function openJourney(): void {
  refresh();
  onOtherTab(KEY, refresh);
}

export function useJourney<Selected>(select: (journey: Journey) => Selected): Selected {
  return useStore(store, select);
}

export function currentJourney(): Journey {
  return store.get();
}

export function saveAnswer(step: Pick<StepPlace, 'id'>, answer: Answer | undefined): void {
  change((stored) => withAnswer(stored, step.id, answer));
}

type Changes = { readonly [Field in Exclude<keyof StoredJourney, 'answers'>]?: StoredJourney[Field] | undefined };

/** Undefined clears a field. */
export function saveJourney(fields: Changes): void {
  change((stored) => parseJourney({ ...stored, ...fields }));
}

export function clearJourney(): void {
  change(() => emptyJourney);
}

/** Tabs share one journey and the last write of a field wins, so a change starts from what is stored now. */
function change(step: (stored: StoredJourney) => StoredJourney): void {
  const stored = step(parseJourney(read(KEY)));
  write(KEY, stored);
  store.set(new OwnJourney(outline, stored));
}

function refresh(): void {
  store.set(new OwnJourney(outline, parseJourney(read(KEY))));
}
