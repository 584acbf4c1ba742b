import { useState } from 'react';
import type { StageId } from '../../content/funnel/index.ts';
import type { PlacedStep } from '../../core/funnel/funnel.ts';
import { kinds } from '../../core/funnel/kinds/index.ts';
import type { AskingStep } from '../../core/funnel/step.ts';
import { track } from '../browser/events.ts';
import { saveAnswer } from '../browser/journey.ts';
import { useStepExit } from './step-answer.ts';

type Fault = { readonly problem: string };

/** How a step with a field reads what is written in it. */
type Reader<Draft, Found extends Fault> = {
  readonly stored: Draft;
  readonly read: (draft: Draft) => { readonly answer: string } | Found;
  /** May be left empty. */
  readonly optional: boolean;
};

/** What is being written, and what is wrong with it once Next was pressed. The answer is stored when it is right. */
export function useWritten<Draft, Found extends Fault>(
  step: PlacedStep<AskingStep>,
  { stored, read, optional }: Reader<Draft, Found>,
) {
  const { submit, skip } = useStepExit(step);
  const [draft, setDraft] = useState<Draft>();
  /** How often Next was refused. */
  const [refusals, setRefusals] = useState(0);
  const written = draft ?? stored;
  const reading = read(written);
  const found = 'problem' in reading ? reading : undefined;
  const mayPass = optional && found?.problem === 'missing';
  const next = () => {
    if (mayPass) {
      saveAnswer(step, undefined);
      skip();
    } else if (!('answer' in reading)) {
      setRefusals(refusals + 1);
      track('Validation Error', { step_id: step.id as StageId, field: step.kind });
    } else if (kinds[step.kind]?.personal) {
      saveAnswer(step, reading.answer);
      skip();
    } else submit(reading.answer);
  };
  return { written, write: setDraft, found: refusals > 0 ? found : undefined, refusals, mayPass, next };
}
