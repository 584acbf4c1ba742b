import type { Evidence, SoughtIngredient } from './program.ts';
import type { SkinProfile } from './skin-profile.ts';

type Limits = { readonly limit: number; readonly mix: (one: SoughtIngredient, other: SoughtIngredient) => boolean };

type Candidate = {
  readonly line: SoughtIngredient;
  /** For each concern, in their order: how well it serves it, from 0 to 1. */
  readonly serves: readonly number[];
};

/** How far a finding is to be trusted beside the others. The sizes are ours. */
const EVIDENCE: Readonly<Record<Evidence, number>> = { strong: 1, moderate: 0.8, consensus: 0.6, limited: 0.5 };
/** The rules of a concern name the better supported ingredient first. */
const LATER = 0.88;
/** A concern that was named outweighs one that another answer hints at. The index is its `wish`. */
const WISH = [1, 2, 3] as const;
/** A second active for one concern adds less than the first. */
const SECOND = 0.3;
/** Each concern weighs less than the one before it, so that one good ingredient for what matters precedes a little of everything. */
const NEXT = 0.6;

/**
 * The set of actives that covers the concerns best, by their weight and by evidence: of all sets within the limit, so that nothing depends on an
 * order. The concern that was wished for first gets
 * the best or second best of what may be used before anything else counts.
 */
export function chooseActives(
  choices: readonly (readonly (readonly SoughtIngredient[])[])[],
  { concerns }: Pick<SkinProfile, 'concerns'>,
  { limit, mix }: Limits,
): readonly SoughtIngredient[] {
  const candidates = candidatesOf(choices);
  const weights = concerns.map(({ points, wish }, index) => points * WISH[wish] * NEXT ** index);
  const first = concerns.findIndex(({ wish }, index) => wish > 0 && bestFor(candidates, index) > 0);
  let best: { readonly set: readonly Candidate[]; readonly value: number } = { set: [], value: 0 };
  for (const set of subsets(candidates, limit, ({ line }, { line: other }) => mix(line, other))) {
    const value =
      first < 0 || bestFor(set, first) >= bestFor(candidates, first) * LATER
        ? sum(weights.map((weight, index) => weight * cover(set, index)))
        : 0;
    // Where a larger set wins nothing, the smaller one stays.
    if (value > best.value + 1e-9) best = { set, value };
  }
  return [...best.set].sort(byConcern).map(({ line }) => line);
}

function candidatesOf(choices: readonly (readonly (readonly SoughtIngredient[])[])[]): readonly Candidate[] {
  const lines = new Map<string, SoughtIngredient>();
  for (const line of choices.flat(2)) if (line.use && !lines.has(line.about.ingredient)) lines.set(line.about.ingredient, line);
  return Array.from(lines.values(), (line) => ({ line, serves: choices.map((rules) => servedBy(line, rules.flat())) }));
}

function servedBy({ about }: SoughtIngredient, lines: readonly SoughtIngredient[]): number {
  const actives = lines.filter(({ use }) => use);
  const place = actives.findIndex((line) => line.about.ingredient === about.ingredient);
  const line = actives[place];
  return line ? EVIDENCE[line.evidence] * LATER ** place : 0;
}

function cover(set: readonly Candidate[], concern: number): number {
  const [best = 0, second = 0] = set.map(({ serves }) => serves[concern] ?? 0).sort((a, b) => b - a);
  return best + SECOND * second;
}

function bestFor(candidates: readonly Candidate[], concern: number): number {
  return Math.max(0, ...candidates.map(({ serves }) => serves[concern] ?? 0));
}

/** The active for the earlier concern comes first, and of two for one concern the better one. */
function byConcern(a: Candidate, b: Candidate): number {
  const first = a.serves.findIndex((share, index) => share !== b.serves[index]);
  return (b.serves[first] ?? 0) - (a.serves[first] ?? 0);
}

/** The smaller sets first. */
function subsets(
  items: readonly Candidate[],
  limit: number,
  mix: (one: Candidate, other: Candidate) => boolean,
): readonly (readonly Candidate[])[] {
  let sets: readonly (readonly Candidate[])[] = [[]];
  const all: (readonly Candidate[])[] = [];
  for (let size = 1; size <= limit; size += 1) {
    sets = sets.flatMap((set) => {
      const from = set.length === 0 ? 0 : items.indexOf(set.at(-1) as Candidate) + 1;
      return items.slice(from).flatMap((item) => (set.every((other) => mix(other, item)) ? [[...set, item]] : []));
    });
    all.push(...sets);
  }
  return all;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
