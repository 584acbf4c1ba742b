import { useEffect, useState } from 'react';
import type { Answer } from '../../core/funnel/answers.ts';
import { emptyJourney, type Journey, parseJourney, withAnswer } from '../../core/funnel/journey.ts';
import { onOtherTab, read, write } from './storage.ts';

const KEY = 'journey';
const listeners = new Set<() => void>();
let journey: Journey = emptyJourney;

/**
 * Reads what is stored. Called once the prerendered page has been taken over: until then every page shows the empty journey,
 * because that is what its HTML was made from.
 */
export function openJourney(): void {
  refresh();
  onOtherTab(KEY, refresh);
}

/** The journey as it stands, redrawn when it changes here or in another tab. */
export function useJourney(): Journey {
  const [current, setCurrent] = useState(journey);
  useEffect(() => {
    const changed = () => setCurrent(journey);
    changed();
    listeners.add(changed);
    return () => void listeners.delete(changed);
  }, []);
  return current;
}

export function currentJourney(): Journey {
  return journey;
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
  journey = step(parseJourney(read(KEY)));
  write(KEY, journey);
  for (const changed of listeners) changed();
}

function refresh(): void {
  journey = parseJourney(read(KEY));
  for (const changed of listeners) changed();
}
