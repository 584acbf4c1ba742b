import type { Answer } from './answers.ts';
import { consentAnswer } from './kinds/consent.ts';
import { middleOf } from './kinds/slider.ts';
import { type AskingStep, takesSeveral } from './step.ts';

/** An answer that the step allows: the first option, or the middle of a range. */
export function exampleAnswer(step: AskingStep, city = 'Graz, Austria'): Answer {
  if ('options' in step) {
    const id = step.options[0]?.id ?? '';
    return takesSeveral(step) ? [id] : id;
  }
  switch (step.kind) {
    case 'city':
      return city;
    case 'number':
      return middleOf({ ...step, min: Math.ceil(step.min / step.step) * step.step });
    case 'slider':
      return middleOf(step);
    case 'date':
      return [step.latest, step.earliest].find((bound) => typeof bound === 'string') ?? '1990-05-03';
    case 'text':
      return 'An example'.slice(0, step.max);
    case 'consent':
      return consentAnswer(step, Date.UTC(2026, 0));
  }
}
