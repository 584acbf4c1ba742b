import { useEffect, useRef } from 'react';
import { NO_ANSWER } from '../../../core/funnel/answer-export.ts';
import type { PlacedStep } from '../../../core/funnel/funnel.ts';
import { type ConsentStep, consent, consentAnswer } from '../../../core/funnel/kinds/consent.ts';
import { now } from '../../browser/clock.ts';
import { currentJourney, saveAnswer } from '../../browser/journey.ts';
import { changeUnsent } from '../../browser/unsent-answers.ts';
import { ConsentBox } from '../../kinds/consent-box.tsx';
import { useAnswer } from '../step-answer.ts';
import { useWritten } from '../use-written.ts';
import { WrittenQuestion } from '../written-question.tsx';

const MISSING = { problem: 'missing' } as const;

export function ConsentScreen({ step }: { step: PlacedStep<ConsentStep> }) {
  const answer = useAnswer(step)?.toString();
  const box = useRef<HTMLInputElement>(null);
  const { written, write, found, refusals, next } = useWritten(step, {
    stored: answer,
    read: (agreed: string | undefined) => (agreed === undefined || agreed === '' ? MISSING : { answer: agreed }),
    optional: !step.required,
  });
  const agreed = written !== undefined && written !== '';
  // A box that was ticked before the page's code ran is ticked by the visitor too.
  useEffect(() => {
    if (box.current?.checked && currentJourney().stored.answers[step.id] === undefined) write(consentAnswer(step, now()));
  }, [step, write]);
  const toggle = (on: boolean) => {
    // A consent that is withdrawn is gone at once, also where the visitor does not go on.
    if (!on) saveAnswer(step, undefined);
    const given = on ? consentAnswer(step, now()) : '';
    changeUnsent(step.id, on ? String(consent.exported(step, given)) : NO_ANSWER);
    write(given);
  };
  return (
    <WrittenQuestion step={step} refusals={refusals} mayPass={false} onNext={next}>
      <ConsentBox step={step} agreed={agreed} isMissing={found !== undefined} onChange={toggle} box={box} />
    </WrittenQuestion>
  );
}
