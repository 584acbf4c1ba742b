import { useState } from 'react';
import type { PlacedStep } from '../../../core/funnel/funnel.ts';
import { type DateStep, readDate, type WrittenDate, writtenDate } from '../../../core/funnel/kinds/date.ts';
import { today as readToday } from '../../browser/today.ts';
import { DateFields } from '../../kinds/date-fields.tsx';
import { useAnswer } from '../step-answer.ts';
import { useWritten } from '../use-written.ts';
import { WrittenQuestion } from '../written-question.tsx';

const EMPTY: WrittenDate = { day: '', month: '', year: '' };

export function DateScreen({ step }: { step: PlacedStep<DateStep> }) {
  const answer = useAnswer(step);
  const [today] = useState(readToday);
  const { written, write, found, refusals, mayPass, next } = useWritten(step, {
    stored: answer === undefined ? EMPTY : writtenDate(answer.toString()),
    read: (date: WrittenDate) => readDate(step, date, today),
    optional: step.optional === true,
  });
  return (
    <WrittenQuestion step={step} refusals={refusals} mayPass={mayPass} onNext={next}>
      <DateFields step={step} written={written} today={today} fault={found} onChange={write} />
    </WrittenQuestion>
  );
}
