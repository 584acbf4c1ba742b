import type { PlacedStep } from '../../../core/funnel/funnel.ts';
import type { ScaleStep } from '../../../core/funnel/step.ts';
import { Agreement } from '../../illustrations/quiz/agreement.tsx';
import { Spot } from '../../illustrations/quiz/spots.tsx';
import { useAnswer, useStepExit } from '../step-answer.ts';

/** A statement on a card, and five flowers below it: the more petals, the more one agrees. */
export function ScaleScreen({ step }: { step: PlacedStep<ScaleStep> }) {
  const { submit } = useStepExit(step);
  const answer = useAnswer(step);
  const ends = `${step.id}-ends`;
  return (
    <main className="question statement column">
      <div className="statement__card">
        {step.drawing && (
          <div className="statement__drawing">
            <Spot name={step.drawing} />
          </div>
        )}
        <h1 className="statement__title">{step.title}</h1>
      </div>
      {step.lead && <p className="statement__lead">{step.lead}</p>}
      <ul className="scale" aria-describedby={ends}>
        {step.options.map((option, index) => (
          <li key={option.id}>
            <button
              type="button"
              className="scale__option"
              data-tap=""
              data-option={option.id}
              aria-pressed={answer === option.id}
              onClick={() => submit(option.id)}
            >
              <Agreement petals={index + 1} />
              {option.label}
            </button>
          </li>
        ))}
      </ul>
      <p className="scale__ends" id={ends}>
        <span>{step.ends[0]}</span>
        <span>{step.ends[1]}</span>
      </p>
    </main>
  );
}
