import type { OuterStage } from '../core/analytics/stages.ts';

/** What the operator reads for the stages of the funnel that are no steps of the quiz. */
export const stageTitles = {
  landing: 'Landing page',
  intro: 'Intro',
  analyze: 'Analysis of the selfie',
  identify: 'Identifying the skin type',
  treatment: 'Treatment program',
  'keep-results': 'Keep your results',
  prediction: 'Sales page',
  payment: 'Payment dialog',
  checkout: 'Payment page',
  paid: 'Paid',
} as const satisfies Readonly<Record<OuterStage, string>>;
