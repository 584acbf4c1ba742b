import { type ReactNode, useEffect, useId, useRef } from 'react';
import { kindsCopy } from '../../content/pages/kinds.ts';
import { quizCopy } from '../../content/pages/quiz.ts';
import type { AskingStep } from '../../core/funnel/step.ts';
import { Button } from '../ui/button.tsx';
import { Question } from './question.tsx';

type Props = {
  readonly step: AskingStep;
  /** How often Next was refused: each time the focus goes to what is wrong. */
  readonly refusals: number;
  /** Nothing is written, and nothing needs to be. */
  readonly mayPass: boolean;
  readonly onNext: () => void;
  readonly children: ReactNode;
};

/** A question with a field: Next is always there, and the enter key presses it. */
export function WrittenQuestion({ step, refusals, mayPass, onNext, children }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return (
    <Question
      step={step}
      dock={
        <Button type="submit" form={id} fullWidth variant={mayPass ? 'plain' : 'main'}>
          {mayPass ? kindsCopy.skip : quizCopy.next}
        </Button>
      }
    >
      {/* `method="dialog"`: a form that is submitted before hydration must not put an answer into the address. */}
      <form
        id={id}
        ref={form}
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onNext();
        }}
      >
        {children}
      </form>
    </Question>
  );
}
