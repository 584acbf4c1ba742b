import { type PickedCity, parsePickedCity } from '../environment/picked-city.ts';
import type { Answer, Answers } from './answers.ts';

/** What the device stores of a journey; none of it leaves the device before checkout. */
export type StoredJourney = {
  readonly answers: Answers;
  readonly at?: string;
  readonly selfie?: 'photo' | 'skipped';
  readonly city?: PickedCity;
  readonly email?: string;
  readonly planId?: string;
};

export const emptyJourney: StoredJourney = { answers: {} };

export function parseJourney(stored: unknown): StoredJourney {
  const { answers, at, selfie, city, email, planId } = fieldsOf(stored);
  const picked = parsePickedCity(city);
  return {
    answers: Object.fromEntries(Object.entries(fieldsOf(answers)).filter(isAnswer)),
    ...(typeof at === 'string' && { at }),
    ...((selfie === 'photo' || selfie === 'skipped') && { selfie }),
    ...(picked && { city: picked }),
    ...(typeof email === 'string' && { email }),
    ...(typeof planId === 'string' && { planId }),
  };
}

export function withAnswer(journey: StoredJourney, stepId: string, answer: Answer | undefined): StoredJourney {
  const { [stepId]: _, ...others } = journey.answers;
  return { ...journey, answers: answer === undefined ? others : { ...others, [stepId]: answer } };
}

function fieldsOf(stored: unknown): Readonly<Record<string, unknown>> {
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
}

function isAnswer(entry: [string, unknown]): entry is [string, Answer] {
  const [, value] = entry;
  return typeof value === 'string' || (Array.isArray(value) && value.every((id) => typeof id === 'string'));
}
