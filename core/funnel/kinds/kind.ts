import type { Answer } from '../answer.ts';

/** What code that knows all answers asks of a kind. Answers are texts, so that every export and every event takes them as they are. */
export type Kind<S> = {
  /** As it is stored, if the step allows it. */
  valid(step: S, value: unknown): Answer | undefined;
  /** As people read it. */
  labels(step: S, answer: Answer): readonly string[];
  /** As the companion app gets it. */
  exported(step: S, answer: Answer): Answer;
  /** Answers can tell who somebody is, or are of no use to statistics: no event carries them. */
  readonly personal?: true;
  /** It can be taken back after it was sent, as a city can. Its key in the companion app is its id. */
  readonly withdrawable?: true;
};
