import type { PlacedStep } from '../../../core/funnel/funnel.ts';
import { readText, type TextStep } from '../../../core/funnel/kinds/text.ts';
import { TextField } from '../../kinds/text-field.tsx';
import { useAnswer } from '../step-answer.ts';
import { useWritten } from '../use-written.ts';
import { WrittenQuestion } from '../written-question.tsx';

export function TextScreen({ step }: { step: PlacedStep<TextStep> }) {
  const answer = useAnswer(step);
  const { written, write, found, refusals, mayPass, next } = useWritten(step, {
    stored: answer?.toString() ?? '',
    read: (text: string) => readText(step, text),
    optional: step.optional === true,
  });
  return (
    <WrittenQuestion step={step} refusals={refusals} mayPass={mayPass} onNext={next}>
      <TextField step={step} written={written} problem={found?.problem} onChange={write} />
    </WrittenQuestion>
  );
}
