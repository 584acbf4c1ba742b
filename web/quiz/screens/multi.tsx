import { useEffect, useRef, useState } from 'react';
import { quizCopy } from '../../../content/pages/quiz.ts';
import { toggle } from '../../../core/funnel/answers.ts';
import type { PlacedStep } from '../../../core/funnel/funnel.ts';
import type { MultiStep } from '../../../core/funnel/step.ts';
import { tick } from '../../browser/haptics.ts';
import { Button } from '../../ui/button.tsx';
import { OptionCheckbox } from '../../ui/option.tsx';
import { Options } from '../options.tsx';
import { Question } from '../question.tsx';
import { useAnswer, useStepExit } from '../step-answer.ts';

export function MultiScreen({ step }: { step: PlacedStep<MultiStep> }) {
  const { submit } = useStepExit(step);
  const answer = useAnswer(step);
  const [changed, setChanged] = useState<readonly string[]>();
  const list = useRef<HTMLUListElement>(null);
  const chosen = changed ?? (Array.isArray(answer) ? answer : []);

  // Boxes ticked before the page's code ran are choices too.
  useEffect(() => {
    const ticked = [...(list.current?.querySelectorAll<HTMLInputElement>(':checked') ?? [])].map((box) => box.value);
    if (ticked.length > 0)
      setChanged(ticked.reduce<readonly string[]>((ids, id) => (ids.includes(id) ? ids : toggle(step.options, ids, id)), []));
  }, [step]);

  const choose = (id: string) => {
    tick();
    setChanged(toggle(step.options, chosen, id));
  };
  const next = chosen.length > 0 && (
    <Button fullWidth data-next="" onClick={() => submit(chosen)}>
      {quizCopy.next}
    </Button>
  );
  return (
    <Question step={step} dock={next}>
      <Options step={step} list={list}>
        {(option, icon) => (
          <OptionCheckbox option={option} icon={icon} chosen={chosen.includes(option.id)} onToggle={() => choose(option.id)} />
        )}
      </Options>
    </Question>
  );
}
