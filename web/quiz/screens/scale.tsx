import type { PlacedStep } from '../../../core/funnel/funnel.ts';
import type { ScaleStep } from '../../../core/funnel/step.ts';
import { Question } from '../question.tsx';
import { submit, useAnswer } from '../step-answer.ts';

export function ScaleScreen({ step }: { step: PlacedStep<ScaleStep> }) {
  const answer = useAnswer(step);
  const ends = `${step.id}-ends`;
  return (
    <Question step={step}>
      <ul class="scale" aria-describedby={ends}>
        {step.options.map((option) => (
          <li key={option.id}>
            <button
              type="button"
              class="scale__option"
              data-tap=""
              data-option={option.id}
              aria-pressed={answer === option.id}
              onClick={() => submit(step, option.id)}
            >
              {option.label}
            </button>
          </li>
        ))}
      </ul>
      <p class="scale__ends" id={ends}>
        <span>{step.ends[0]}</span>
        <span>{step.ends[1]}</span>
      </p>
    </Question>
  );
}
