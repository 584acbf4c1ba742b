import { type PickedCity, parsePickedCity } from '../environment/picked-city.ts';
import type { Answer, Answers } from './answers.ts';

/** Answers and what the visitor decided along the way; kept on the device only. */
export type Journey = {
  readonly answers: Answers;
  /** The path of the screen they stood on last. */
  readonly at?: string;
  /** 'photo' when one was taken or chosen, 'skipped' when they chose to go on without. */
  readonly selfie?: 'photo' | 'skipped';
  readonly city?: PickedCity;
  readonly email?: string;
  readonly planId?: string;
};

export const emptyJourney: Journey = { answers: {} };

/** Whatever was stored, read as a journey; what does not fit is left out. */
export function parseJourney(stored: unknown): Journey {
  if (typeof stored !== 'object' || stored === null) return emptyJourney;
  const { answers, at, selfie, city, email, planId } = stored as Record<string, unknown>;
  const picked = parsePickedCity(city);
  return {
    answers: typeof answers === 'object' && answers !== null ? (answers as Answers) : {},
    ...(typeof at === 'string' && { at }),
    ...((selfie === 'photo' || selfie === 'skipped') && { selfie }),
    ...(picked && { city: picked }),
    ...(typeof email === 'string' && { email }),
    ...(typeof planId === 'string' && { planId }),
  };
}

/** One answer set, or cleared when undefined; every other field stays as it is. */
export function withAnswer(journey: Journey, stepId: string, answer: Answer | undefined): Journey {
  const { [stepId]: _, ...others } = journey.answers;
  return { ...journey, answers: answer === undefined ? others : { ...others, [stepId]: answer } };
}
