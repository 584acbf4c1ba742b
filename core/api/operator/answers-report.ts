import { z } from 'zod';
import { FunnelQuery } from './funnel.ts';

/** `GET /api/operator/answers`. */
export const AnswersQuery = z.strictObject(FunnelQuery.pick({ from: true, until: true }).shape);
export type AnswersQuery = z.input<typeof AnswersQuery>;

/** `visitors` is null where so few chose it that they could be recognised; `buyers` where so few chose it or bought. */
export type AnswerShare = {
  readonly optionId: string;
  readonly label: string;
  readonly visitors: number | null;
  readonly share: number | null;
  readonly buyers: number | null;
  readonly buyRate: number | null;
};

export type AnsweredQuestion = {
  readonly stepId: string;
  readonly number: number;
  readonly title: string;
  readonly options: readonly AnswerShare[];
};

/** Only of visitors who let their answers be counted. `smallest`: smaller groups are not told. */
export type AnswersReport = { readonly smallest: number; readonly questions: readonly AnsweredQuestion[] };
