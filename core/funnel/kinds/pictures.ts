import { validChoice } from '../choice.ts';
import type { Option, Question, SpotName } from '../question.ts';
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
  valid: ({ options, several }, value) => validChoice(options, value, several === true),
  labels: ({ options }, answer) => options.filter(({ id }) => [answer].flat().includes(id)).map(({ label }) => label),
  exported: (step, answer) => {
    const labels = pictures.labels(step, answer);
    return step.several ? labels : (labels[0] ?? '');
  },
};
