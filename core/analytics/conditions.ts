import type { Trait } from './visit.ts';

/** The value of an answer is 'gender:female'. */
export type Condition = { readonly dimension: Trait | 'answer'; readonly value: string };

export const MAX_CONDITIONS = 5;

/** Values of one trait, and answers to one question, are alternatives; every group of them must be met. */
export function alternativesOf(conditions: readonly Condition[]): readonly (readonly Condition[])[] {
  return [...Map.groupBy(conditions, subjectOf).values()];
}

export function subjectOf({ dimension, value }: Condition): string {
  return dimension === 'answer' ? `answer ${value.split(':')[0]}` : dimension;
}

/** The counts of the values of one trait add up, because nobody has two of them. */
export function areCountedSeparately(conditions: readonly Condition[]): boolean {
  const [first] = conditions;
  return (
    conditions.length <= 1 || (first?.dimension !== 'answer' && conditions.every((each) => each.dimension === first?.dimension))
  );
}

export function conditionText({ dimension, value }: Condition): string {
  return `${dimension}:${value}`;
}
