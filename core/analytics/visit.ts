import { addCounts, type Counts, emptyCount, timeClass } from './counts.ts';
import type { FunnelEffect } from './effect.ts';

/** Where visitors come from and what they hold in their hands: what a report can be narrowed to, besides an answer. */
export const traits = ['source', 'device', 'browser', 'country'] as const;
export type Trait = (typeof traits)[number];
export type Traits = Readonly<Record<Trait, string>>;

/** One event as the counting sees it. */
export type CountedEvent = {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly traits: Traits;
  readonly effect?: FunnelEffect | undefined;
  /** What was answered, by step: ids of options. */
  readonly answers?: Readonly<Record<string, readonly string[]>>;
};

/** All that is counted of one visitor. It is the same whatever order their events came in. */
export type Visit = {
  /** When they first came: epoch milliseconds. They count in that hour, with all that they did later. */
  first: number;
  /** Of the first event. */
  traits: Traits;
  counts: Counts;
  answers: Record<string, { at: number; options: readonly string[] }>;
};

/** The visit with one more event, which must not be in it yet. */
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

/** A visitor counts once at a stage and for going back from it; every error and every time counts. */
function count(counts: Counts, { stage, kind, seconds = 0 }: FunnelEffect): void {
  const stored = counts[stage] ?? emptyCount();
  counts[stage] = stored;
  if (kind === 'time') addCounts(counts, { [stage]: { ...emptyCount(), times: { [timeClass(seconds)]: 1 } } });
  else if (kind === 'errors') stored.errors += 1;
  else stored[kind] = 1;
}

/** By time, and by anything else that is certain where the times are equal. */
function isBefore(a: readonly [at: number, what: unknown], b: readonly [at: number, what: unknown]): boolean {
  return a[0] === b[0] ? JSON.stringify(a[1]) < JSON.stringify(b[1]) : a[0] < b[0];
}

/** What one event without a visitor adds: there is nobody to recognise, so the browser says whether it is the first of its kind there. */
export function countsOfOne(effect: FunnelEffect, first: boolean): Counts {
  const counts: Counts = {};
  if (first || effect.kind === 'errors' || effect.kind === 'time') count(counts, effect);
  return counts;
}

/** A part of the visitors: all of them, those with a trait, or those with an answer ('gender:female', or 'gender' for any). */
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
