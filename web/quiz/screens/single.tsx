import type { PlacedStep } from '../../../core/funnel/funnel.ts';
import type { SingleStep } from '../../../core/funnel/step.ts';
import { OptionButton } from '../../ui/option.tsx';
import { Options } from '../options.tsx';
import { Question } from '../question.tsx';
import { useChoice } from '../use-choice.ts';

export function SingleScreen({ step }: { step: PlacedStep<SingleStep> }) {
  const { chosen, choose } = useChoice(step);
  return (
    <Question step={step}>
      <Options step={step}>
        {(option, icon) => (
          <OptionButton option={option} icon={icon} chosen={chosen === option.id} onSelect={() => choose(option.id)} />
        )}
      </Options>
    </Question>
  );
}
