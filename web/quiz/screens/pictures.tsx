import { useEffect, useRef } from 'react';
import { kindsCopy } from '../../../content/pages/kinds.ts';
import { quizCopy } from '../../../content/pages/quiz.ts';
import { type Answer, toggle } from '../../../core/funnel/answers.ts';
import type { PlacedStep } from '../../../core/funnel/funnel.ts';
import type { PicturesStep } from '../../../core/funnel/kinds/pictures.ts';
import { tick } from '../../browser/haptics.ts';
import { saveAnswer } from '../../browser/journey.ts';
import { Pictures } from '../../kinds/pictures.tsx';
import { Button } from '../../ui/button.tsx';
import { Question } from '../question.tsx';
import { useAnswer, useStepExit } from '../step-answer.ts';

export function PicturesScreen({ step }: { step: PlacedStep<PicturesStep> }) {
  return step.several ? <SeveralPictures step={step} /> : <OnePicture step={step} />;
}

function OnePicture({ step }: { step: PlacedStep<PicturesStep> }) {
  const { submit } = useStepExit(step);
  return (
    <Question step={step}>
      <Pictures step={step} chosen={idsOf(useAnswer(step))} onSelect={submit} />
    </Question>
  );
}

function SeveralPictures({ step }: { step: PlacedStep<PicturesStep> }) {
  const { submit } = useStepExit(step);
  const chosen = idsOf(useAnswer(step));
  const list = useRef<HTMLUListElement>(null);
  const save = (ids: readonly string[]) => saveAnswer(step, ids.length > 0 ? ids : undefined);

  // Boxes ticked before the page's code ran are choices too.
  useEffect(() => {
    const early = Array.from(list.current?.querySelectorAll<HTMLInputElement>(':checked') ?? [], ({ value }) => value);
    if (early.length > 0)
      saveAnswer(
        step,
        early.reduce((ids: readonly string[], id) => (ids.includes(id) ? ids : toggle(step.options, ids, id)), []),
      );
  }, [step]);

  const choose = (id: string) => {
    tick();
    save(toggle(step.options, chosen, id));
  };
  const lead = step.lead ?? kindsCopy.pictures.several;
  const next = chosen.length > 0 && (
    <Button fullWidth data-next="" onClick={() => submit(chosen)}>
      {quizCopy.next}
    </Button>
  );
  return (
    <Question step={{ ...step, lead }} dock={next}>
      <Pictures step={step} chosen={chosen} onSelect={choose} list={list} />
    </Question>
  );
}

function idsOf(answer: Answer | undefined): readonly string[] {
  return answer === undefined ? [] : [answer].flat();
}
