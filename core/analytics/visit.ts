import { addCounts, type Counts, emptyCount, timeClass } from './counts.ts';
import type { FunnelEffect } from './effect.ts';

export const traits = ['source', 'device', 'browser', 'country'] as const;
export type Trait = (typeof traits)[number];
export type Traits = Readonly<Record<Trait, string>>;

export type CountedEvent = {
  readonly at: number;
  readonly traits: Traits;
  readonly effect?: FunnelEffect | undefined;
  readonly answers?: Readonly<Record<string, readonly string[]>>;
};

/** Events may arrive in any order. */
export type Visit = {
  /** Epoch milliseconds of the first event: the whole visit counts in that hour. */
  first: number;
  traits: Traits;
  counts: Counts;
  answers: Record<string, { at: number; options: readonly string[] }>;
};

export function withEvent(visit: Visit | undefined, { at, traits, effect, answers = {} }: CountedEvent): Visit {
  const next = visit ?? { first: at, traits, counts: {}, answers: {} };
  if (isBefore([at, traits], [next.first, next.traits])) {
    next.first = at;
    next.traits = traits;
  }
  if (effect) count(next.counts, effect);
  for (const [step, options] of Object.entries(answers)) {
    const stored = next.answers[step];
    if (!stored || isBefore([stored.at, stored.options], [at, options])) next.answers[step] = { at, options };
  }
  return next;
}

function count(counts: Counts, { stage, kind, seconds = 0 }: FunnelEffect): void {
  const stored = counts[stage] ?? emptyCount();
  counts[stage] = stored;
  if (kind === 'time') addCounts(counts, { [stage]: { ...emptyCount(), times: { [timeClass(seconds)]: 1 } } });
  else if (kind === 'errors') stored.errors += 1;
  else stored[kind] = 1;
}

function isBefore(a: readonly [at: number, what: unknown], b: readonly [at: number, what: unknown]): boolean {
  return a[0] === b[0] ? JSON.stringify(a[1]) < JSON.stringify(b[1]) : a[0] < b[0];
}

/** An anonymous event cannot be matched with earlier ones, so the browser says whether it is the first of its kind. */
export function countsOfEvent(effect: FunnelEffect, first: boolean): Counts {
  const counts: Counts = {};
  if (first || effect.kind === 'errors' || effect.kind === 'time') count(counts, effect);
  return counts;
}

/** The value of an answer is 'gender:female', or 'gender' for any answer to that step. */
export type Segment = { readonly dimension: 'all' | 'answer' | Trait; readonly value: string };

export const ALL: Segment = { dimension: 'all', value: '' };

export function segmentsOf({ traits: own, answers }: Pick<Visit, 'traits' | 'answers'>): Segment[] {
  return [
    ALL,
    ...traits.map((dimension) => ({ dimension, value: own[dimension] })),
    ...Object.entries(answers).flatMap(([step, { options }]) =>
      [step, ...options.map((option) => `${step}:${option}`)].map((value): Segment => ({ dimension: 'answer', value })),
    ),
  ];
}
