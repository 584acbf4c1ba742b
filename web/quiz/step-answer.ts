import type { EventProperties } from '../../core/analytics/catalogue.ts';
import { type Answer, allowedAnswer } from '../../core/funnel/answers.ts';
import { nextPath, type PlacedStep } from '../../core/funnel/funnel.ts';
import type { AskingStep } from '../../core/funnel/step.ts';
import { track } from '../browser/events.ts';
import { tick } from '../browser/haptics.ts';
import { saveAnswer, useJourney } from '../browser/journey.ts';
import { navigate } from '../browser/navigation.ts';
import { funnel } from '../funnel.ts';

/** The stored answer of a step, if this step still allows it. */
export function useAnswer(step: AskingStep): Answer | undefined {
  return allowedAnswer(step, useJourney().answers[step.id]);
}

/** Stores the answer and goes on, in the same frame. */
export function submit(step: PlacedStep, answer: Answer): void {
  tick();
  saveAnswer(step.id, answer);
  leave(step, { [step.id]: answer });
}

/** On from a step without an answer. */
export function goOn(step: PlacedStep): void {
  leave(step, step.kind === 'info' ? '' : {});
}

function leave(step: PlacedStep, answers: EventProperties<'Quiz Step Complete'>['answers']): void {
  track('Quiz Step Complete', { step_number: step.number, answers });
  void navigate(nextPath(funnel, step));
}
