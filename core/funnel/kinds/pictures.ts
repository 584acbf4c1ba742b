import { chosenLabels, validAnswer } from '../answers.ts';
import type { MultiStep, Option, Question, SingleStep, SpotName } from '../step.ts';
import type { Kind } from './kind.ts';

export type PictureOption = Option & {
  readonly icon?: undefined;
  readonly description?: undefined;
  readonly picture: SpotName;
  /** What the picture shows, for those who do not see it. */
  readonly alt: string;
};

export type PicturesStep = Question & {
  readonly kind: 'pictures';
  readonly options: readonly PictureOption[];
  /** Several may be chosen. */
  readonly several?: true;
};

export const pictures: Kind<PicturesStep> = {
  valid: (step, value) => validAnswer(asChoice(step), value),
  labels: (step, answer) => chosenLabels(asChoice(step), answer),
  exported: (step, answer) => {
    const labels = pictures.labels(step, answer);
    return step.several ? labels : (labels[0] ?? '');
  },
};

/** Only its looks are other than those of a choice of words. */
function asChoice({ several, ...step }: PicturesStep): SingleStep | MultiStep {
  return { ...step, kind: several ? 'multi' : 'single' };
}
