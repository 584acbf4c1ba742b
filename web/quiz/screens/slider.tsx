import type { PlacedStep } from '../../../core/funnel/funnel.ts';
import type { SliderStep } from '../../../core/funnel/kinds/slider.ts';
import { SliderField } from '../../kinds/slider-field.tsx';
import { useAnswer } from '../step-answer.ts';
import { useWritten } from '../use-written.ts';
import { WrittenQuestion } from '../written-question.tsx';

const MISSING = { problem: 'missing' } as const;

export function SliderScreen({ step }: { step: PlacedStep<SliderStep> }) {
  const answer = useAnswer(step);
  const { written, write, found, refusals, mayPass, next } = useWritten(step, {
    stored: answer?.toString(),
    read: (value: string | undefined) => (value === undefined ? MISSING : { answer: value }),
    optional: step.optional === true,
  });
  return (
    <WrittenQuestion step={step} refusals={refusals} mayPass={mayPass} onNext={next}>
      <SliderField step={step} value={written} isMissing={found !== undefined} onChange={write} />
    </WrittenQuestion>
  );
}
