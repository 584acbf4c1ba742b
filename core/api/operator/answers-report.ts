import { z } from 'zod';
import type { RateDifference } from '../../analytics/lift.ts';
import { FunnelQuery } from './funnel.ts';

export const AnswersQuery = z.strictObject(FunnelQuery.pick({ from: true, until: true, funnel: true }).shape);
export type AnswersQuery = z.input<typeof AnswersQuery>;

export type AnswerShare = {
  readonly optionId: string;
  readonly label: string;
  readonly visitors: number | null;
  readonly share: number | null;
  readonly buyers: number | null;
  readonly buyRate: number | null;
};

type QuestionName = { readonly stepId: string; readonly number: number; readonly title: string };

export type AnsweredQuestion = QuestionName & { readonly options: readonly AnswerShare[] };

/** Several labels where each answer was given by too few; `othersRate` is of the rest who answered the question. */
export type AnswerLift = QuestionName &
  RateDifference & {
    readonly labels: readonly string[];
    readonly unlisted: boolean;
    readonly visitors: number;
    readonly buyRate: number;
    readonly othersRate: number;
  };

export type AnswersReport = {
  readonly smallest: number;
  readonly questions: readonly AnsweredQuestion[];
  /** The greatest difference first. */
  readonly lifts: readonly AnswerLift[];
  /** How many answered the question that most answered, and how many it takes until a lift of a third can be told; null where nobody has bought. */
  readonly answered: number;
  readonly needed: number | null;
  /** Answers of too few that cannot be merged. */
  readonly few: readonly (QuestionName & { readonly labels: readonly string[] })[];
};
