import { z } from 'zod';
import { FunnelQuery } from './funnel.ts';

export const AnswersQuery = z.strictObject(FunnelQuery.pick({ from: true, until: true }).shape);
export type AnswersQuery = z.input<typeof AnswersQuery>;

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

export type AnswersReport = { readonly smallest: number; readonly questions: readonly AnsweredQuestion[] };
