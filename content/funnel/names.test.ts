import { expect, test } from 'vitest';
import { stagesOf } from '../../core/analytics/stages.ts';
import { userData } from '../../core/funnel/answer-export.ts';
import type { Section } from '../../core/funnel/step.ts';
import { type AskingId, type FunnelAnswers, funnel, type OptionId, type StageId, type StepId } from './index.ts';

/* What these tests assert is checked by `npm run check types`. The misspelt names stay wrong however the funnel is edited. */

test('a misspelt id of a step, an option or a stage does not compile', () => {
  // @ts-expect-error: no step has this id
  const step: StepId = 'no-such-step';
  // @ts-expect-error: no step that asks has this id
  const question: AskingId = 'no-such-step';
  // @ts-expect-error: no step has such an option
  const option: OptionId<AskingId> = 'no-such-option';
  // @ts-expect-error: neither a step nor anything around the quiz
  const stage: StageId = 'no-such-stage';
  // @ts-expect-error: no step has this id
  const answers: FunnelAnswers = { 'no-such-step': 'yes' };
  const stages = stagesOf(funnel);
  // @ts-expect-error: neither a step nor anything around the quiz
  expect(stages.some(({ id }) => id === 'no-such-stage')).toBe(false);
  expect(funnel.steps.map(({ id }) => id)).not.toContain(step);
  expect(funnel.asking.map(({ id }) => id)).not.toContain(question);
  expect(funnel.asking.flatMap((asked) => ('options' in asked ? asked.options.map(({ id }) => id) : []))).not.toContain(option);
  expect(stages.map(({ id }) => id)).not.toContain(stage);
  expect(userData(funnel, answers)).toEqual(userData(funnel, {}));
});

test('a misspelt name of a drawing does not compile', () => {
  const section = (icon: string, spot: string) =>
    ({
      id: 'example',
      title: 'Example',
      steps: [
        {
          id: 'example',
          kind: 'single',
          title: 'Example',
          // @ts-expect-error: a text is not the name of a drawing
          drawing: spot,
          options: [
            {
              id: 'yes',
              label: 'Yes',
              // @ts-expect-error: a text is not the name of a drawing
              icon,
            },
          ],
        },
      ],
    }) satisfies Section;
  expect(section('sun', 'mirror').steps).toHaveLength(1);
});
