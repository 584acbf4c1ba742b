import { type Answer, validAnswer } from '../../core/funnel/answers.ts';
import type { PlacedStep } from '../../core/funnel/funnel.ts';
import { type AskingStep, isInformational } from '../../core/funnel/step.ts';
import { track } from '../browser/events.ts';
import { tick } from '../browser/haptics.ts';
import { currentJourney, saveAnswer, saveJourney, useJourney } from '../browser/journey.ts';
import { leaveFor } from '../browser/upcoming-screen.ts';

/** The stored answer of a step, if this step still allows it. */
export function useAnswer(step: AskingStep): Answer | undefined {
  return validAnswer(
    step,
    useJourney(({ stored }) => stored.answers[step.id]),
  );
}

/** Leaves a step: `submit` stores its answer and goes on in the same frame, `skip` goes on without one. */
export function useStepExit(step: PlacedStep) {
  const leave = (record: () => void) => leaveFor(() => currentJourney().next(step), record);
  return {
    submit: (answer: Answer) => {
      tick();
      leave(() => {
        saveAnswer(step, answer);
        track('Quiz Step Complete', { step_number: step.number, answers: { [step.id]: answer } });
      });
    },
    skip: () => leave(() => track('Quiz Step Complete', { step_number: step.number, answers: isInformational(step) ? '' : {} })),
  };
}

/** On the selfie step the answer is the photo and the decision about it. */
export function clearAnswer(step: PlacedStep): void {
  saveAnswer(step, undefined);
  if (step.kind !== 'selfie') return;
  void import('../browser/photo.ts').then(({ deletePhoto }) => deletePhoto());
  saveJourney({ selfie: undefined });
}
