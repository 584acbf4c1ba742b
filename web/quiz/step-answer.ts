import { type Answer, validAnswer } from '../../core/funnel/answers.ts';
import type { PlacedStep } from '../../core/funnel/funnel.ts';
import { type AskingStep, isInformational, type Step } from '../../core/funnel/step.ts';
import { track } from '../browser/events.ts';
import { tick } from '../browser/haptics.ts';
import { currentJourney, saveAnswer, saveJourney, useJourney } from '../browser/journey.ts';
import { leaveFor } from '../browser/upcoming-screen.ts';

/** The step with the options that this visitor is offered. */
export function useOffered<S extends Step | undefined>(step: S): S {
  return useJourney((journey) => journey).offering(step);
}

/** The stored answer of a step, if this step still allows it. */
export function useAnswer(step: AskingStep): Answer | undefined {
  return validAnswer(
    step,
    useJourney(({ answers }) => answers[step.id]),
  );
}

/** Leaves a step: `submit` stores its answer and goes on in the same frame, `skip` goes on without one. */
export function useStepExit(step: PlacedStep) {
  return {
    submit: (answer: Answer) => {
      tick();
      leaveFor(currentJourney().next(step, answer), () => {
        saveAnswer(step, answer);
        track('Quiz Step Complete', { step_number: step.number, answers: { [step.id]: answer } });
      });
    },
    skip: () =>
      leaveFor(currentJourney().next(step), () =>
        track('Quiz Step Complete', { step_number: step.number, answers: isInformational(step) ? '' : {} }),
      ),
  };
}

/** On the selfie step the answer is the photo and the decision about it. */
export function clearAnswer(step: PlacedStep): void {
  saveAnswer(step, undefined);
  if (step.kind !== 'selfie') return;
  void import('../browser/photo.ts').then((module) => module.deletePhoto());
  saveJourney({ selfie: undefined });
}
