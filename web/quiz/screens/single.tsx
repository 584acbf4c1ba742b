import type { PlacedStep } from '../../../core/funnel/funnel.ts';
import type { SingleStep } from '../../../core/funnel/step.ts';
import { OptionButton } from '../../ui/option.tsx';
import { Options } from '../options.tsx';
import { Question } from '../question.tsx';
import { useAnswer, useStepExit } from '../step-answer.ts';

export function SingleScreen({ step }: { step: PlacedStep<SingleStep> }) {
  const { submit } = useStepExit(step);
  const answer = useAnswer(step);
  return (
    <Question step={step}>
      <Options step={step}>
        {(option, icon) => (
          <OptionButton option={option} icon={icon} chosen={answer === option.id} onSelect={() => submit(option.id)} />
        )}
      </Options>
    </Question>
  );
}
