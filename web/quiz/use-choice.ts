import type { PlacedStep } from '../../core/funnel/funnel.ts';
import type { ScaleStep, SingleStep } from '../../core/funnel/step.ts';
import { flyToFlower } from '../browser/flight.ts';
import { useAnswer, useStepExit } from './step-answer.ts';

/** Of a step that a tap on an option leaves. */
export function useChoice(step: PlacedStep<SingleStep | ScaleStep>) {
  const { submit } = useStepExit(step);
  const chosen = useAnswer(step);
  const choose = (option: string) => {
    flyToFlower(option);
    submit(option);
  };
  return { chosen, choose };
}
