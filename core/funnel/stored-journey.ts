import { fieldsOf, type PickedCity, parsePickedCity } from '../environment/picked-city.ts';
import type { Answer } from './answers.ts';

/** None of it leaves the device before checkout. */
export type StoredJourney = {
  /** By step id; each step validates its own answer. */
  readonly answers: Readonly<Record<string, unknown>>;
  readonly at?: string;
  readonly selfie?: 'photo' | 'skipped';
  readonly city?: PickedCity;
  readonly email?: string;
  readonly planId?: string;
  readonly skinTone?: string;
};

export const emptyJourney: StoredJourney = { answers: {} };

export function parseJourney(stored: unknown): StoredJourney {
  const { answers, at, selfie, city, email, planId, skinTone } = fieldsOf(stored);
  const given = fieldsOf(answers);
  const picked = parsePickedCity(city);
  return {
    answers: given,
    ...(typeof at === 'string' && { at }),
    ...((selfie === 'photo' || selfie === 'skipped') && { selfie }),
    ...(picked && Object.values(given).includes(picked.label) && { city: picked }),
    ...(typeof email === 'string' && { email }),
    ...(typeof planId === 'string' && { planId }),
    ...(typeof skinTone === 'string' && { skinTone }),
  };
}

export function withAnswer(journey: StoredJourney, stepId: string, answer: Answer | undefined): StoredJourney {
  const { [stepId]: _, ...others } = journey.answers;
  return parseJourney({ ...journey, answers: answer === undefined ? others : { ...others, [stepId]: answer } });
}
