import type { PlacedStep } from '../../../core/funnel/funnel.ts';
import type { SingleStep } from '../../../core/funnel/step.ts';
import { OptionButton } from '../../ui/option.tsx';
import { Question } from '../question.tsx';
import { submit, useAnswer } from '../step-answer.ts';

export function SingleScreen({ step }: { step: PlacedStep<SingleStep> }) {
  const answer = useAnswer(step);
  return (
    <Question step={step}>
      <ul class="options">
        {step.options.map((option) => (
          <li key={option.id}>
            <OptionButton option={option} chosen={answer === option.id} onChoose={() => submit(step, option.id)} />
          </li>
        ))}
      </ul>
    </Question>
  );
}
