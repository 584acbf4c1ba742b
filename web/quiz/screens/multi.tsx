import { useEffect, useRef } from 'react';
import { quizCopy } from '../../../content/pages/quiz.ts';
import { type Answer, toggle, validAnswer } from '../../../core/funnel/answers.ts';
import type { PlacedStep } from '../../../core/funnel/funnel.ts';
import type { MultiStep } from '../../../core/funnel/step.ts';
import { tick } from '../../browser/haptics.ts';
import { currentJourney, saveAnswer } from '../../browser/journey.ts';
import { Button } from '../../ui/button.tsx';
import { OptionCheckbox } from '../../ui/option.tsx';
import { Options } from '../options.tsx';
import { Question } from '../question.tsx';
import { useAnswer, useStepExit } from '../step-answer.ts';

export function MultiScreen({ step }: { step: PlacedStep<MultiStep> }) {
  const { submit } = useStepExit(step);
  const list = useRef<HTMLUListElement>(null);
  const chosen = idsOf(useAnswer(step));

  // Boxes ticked before the page's code ran are choices too.
  useEffect(() => {
    for (const { value } of list.current?.querySelectorAll<HTMLInputElement>(':checked') ?? [])
      if (!storedIds(step).includes(value)) saveToggled(step, value);
  }, [step]);

  const choose = (id: string) => {
    tick();
    saveToggled(step, id);
  };
  const next = chosen.length > 0 && (
    <Button fullWidth data-next="" onClick={() => submit(chosen)}>
      {quizCopy.next}
    </Button>
  );
  return (
    <Question step={step} reassurance={chosen.length > 0 ? step.reassurance : undefined} dock={next}>
      <Options step={step} list={list}>
        {(option, icon) => (
          <OptionCheckbox option={option} icon={icon} chosen={chosen.includes(option.id)} onToggle={() => choose(option.id)} />
        )}
      </Options>
    </Question>
  );
}

function idsOf(answer: Answer | undefined): readonly string[] {
  return Array.isArray(answer) ? answer : [];
}

function storedIds(step: MultiStep): readonly string[] {
  return idsOf(validAnswer(step, currentJourney().answers[step.id]));
}

/** Before Next too, so that a reload keeps the choice. */
function saveToggled(step: MultiStep, id: string): void {
  const chosen = toggle(step.options, storedIds(step), id);
  saveAnswer(step, chosen.length > 0 ? chosen : undefined);
}
