import type { PlacedStep } from '../../../core/funnel/funnel.ts';
import { type NumberStep, readNumber } from '../../../core/funnel/kinds/number.ts';
import { NumberField, storedNumber } from '../../kinds/number-field.tsx';
import { useAnswer } from '../step-answer.ts';
import { useWritten } from '../use-written.ts';
import { WrittenQuestion } from '../written-question.tsx';

export function NumberScreen({ step }: { step: PlacedStep<NumberStep> }) {
  const answer = useAnswer(step);
  const { written, write, found, refusals, mayPass, next } = useWritten(step, {
    stored: storedNumber(step, answer?.toString()),
    read: ({ unit, parts }) => readNumber(step, unit, parts),
    optional: step.optional === true,
  });
  return (
    <WrittenQuestion step={step} refusals={refusals} mayPass={mayPass} onNext={next}>
      <NumberField step={step} draft={written} problem={found?.problem} onChange={write} />
    </WrittenQuestion>
  );
}
