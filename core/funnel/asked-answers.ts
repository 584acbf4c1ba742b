import { type Answer, type Answers, type AnswersOf, validAnswer } from './answers.ts';
import type { Funnel, Sections } from './funnel.ts';
import { offering, truthOf } from './when.ts';

/** The valid answers to what a visitor with the valid answers before is asked and offered. */
export function askedAnswers<S extends Sections>(funnel: Funnel<S>, given: Readonly<Record<string, unknown>>): AnswersOf<S>;
export function askedAnswers(funnel: Funnel, given: Readonly<Record<string, unknown>>): Answers {
  const known: Record<string, Answer> = {};
  for (const step of funnel.asking) {
    const answer = truthOf(step.when, known) === 1 ? validAnswer(offering(step, known), given[step.id]) : undefined;
    if (answer !== undefined) known[step.id] = answer;
  }
  return known;
}
