import type { Funnel, PlacedStep } from './funnel.ts';
import { lastStop, stopAt } from './kinds/range.ts';
import { offering } from './offering.ts';
import { asksForNumber, type Option, takesSeveral } from './step.ts';
import { questionsOf, truthOf } from './when.ts';

export type Habits = {
  /** 0 to 1: of those who see a step, so many go no further. */
  readonly leaves: (step: string) => number;
  /** How often an option is chosen beside the others of its step; only proportions count. For several choices: 0 to 1, of those who are asked. */
  readonly weight: (step: string, option: string) => number;
  readonly seconds: (step: string) => number;
};

export type Simulation = {
  readonly visitors: number;
  readonly completed: number;
  /** By step: who was asked, and who left there. */
  readonly steps: readonly { readonly id: string; readonly asked: number; readonly left: number }[];
  /** Of those who came to the end. */
  readonly length: Spread;
  readonly minutes: Spread;
};

type Spread = { readonly least: number; readonly median: number; readonly most: number };

/** Visitors who answer by chance, each step as they go. `random` gives numbers from 0 to under 1. */
export function simulate(funnel: Pick<Funnel, 'steps'>, habits: Habits, visitors: number, random: () => number): Simulation {
  const { steps } = funnel;
  const plan = steps.map((step) => planOf(step, steps, habits));
  const asked = new Uint32Array(steps.length);
  const left = new Uint32Array(steps.length);
  // Spreads are read from counts, so that a million visitors take no more room than one.
  const lengths = new Map<number, number>();
  const times = new Map<number, number>();
  let completed = 0;
  for (let visitor = 0; visitor < visitors; visitor++) {
    const answers: Record<string, unknown> = {};
    let length = 0;
    let seconds = 0;
    let leaves = false;
    for (let index = 0; index < plan.length && !leaves; index++) {
      const { step, chance, time, decides } = plan[index] as Planned;
      if (step.when && truthOf(step.when, answers) === 0) continue;
      asked[index] = (asked[index] ?? 0) + 1;
      leaves = random() < chance;
      if (leaves) left[index] = (left[index] ?? 0) + 1;
      length++;
      seconds += time;
      if (decides) answers[step.id] = answerTo(step, answers, habits, random);
    }
    if (leaves) continue;
    completed++;
    lengths.set(length, (lengths.get(length) ?? 0) + 1);
    times.set(seconds, (times.get(seconds) ?? 0) + 1);
  }
  const minutes = spreadOf(times, completed);
  return {
    visitors,
    completed,
    steps: steps.map(({ id }, index) => ({ id, asked: asked[index] ?? 0, left: left[index] ?? 0 })),
    length: spreadOf(lengths, completed),
    minutes: { least: minutes.least / 60, median: minutes.median / 60, most: minutes.most / 60 },
  };
}

/** Numbers from 0 to under 1 that are the same for the same seed (mulberry32 by T. Ettinger, public domain). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Planned = { readonly step: PlacedStep; readonly chance: number; readonly time: number; readonly decides: boolean };

function planOf(step: PlacedStep, steps: readonly PlacedStep[], habits: Habits): Planned {
  const decides = steps.some(
    (other) =>
      questionsOf(other.when).some((question) => question.step === step.id) ||
      ('options' in other && other.options.some(({ when }) => questionsOf(when).some((question) => question.step === step.id))),
  );
  return { step, chance: habits.leaves(step.id), time: habits.seconds(step.id), decides };
}

function answerTo(
  step: PlacedStep,
  answers: Readonly<Record<string, unknown>>,
  { weight }: Habits,
  random: () => number,
): unknown {
  if (asksForNumber(step)) return stopAt(step, Math.floor(random() * (lastStop(step) + 1)));
  if (!('options' in step)) return undefined;
  const { options } = offering(step, answers);
  if (!takesSeveral(step)) return chosenOf(options, (option) => weight(step.id, option), random);
  const chosen = options.filter(({ id }) => random() < weight(step.id, id));
  const alone = chosen.find(({ exclusive }) => exclusive);
  return (alone ? [alone] : chosen).map(({ id }) => id);
}

function chosenOf(options: readonly Option[], weight: (option: string) => number, random: () => number): string | undefined {
  let rest = random() * options.reduce((sum, { id }) => sum + weight(id), 0);
  for (const { id } of options) {
    rest -= weight(id);
    if (rest < 0) return id;
  }
  return undefined;
}

function spreadOf(counts: ReadonlyMap<number, number>, all: number): Spread {
  const sorted = [...counts].sort(([one], [other]) => one - other);
  let before = 0;
  const middle = sorted.find(([, count]) => {
    before += count;
    return before * 2 >= all;
  });
  return { least: sorted[0]?.[0] ?? 0, median: middle?.[0] ?? 0, most: sorted.at(-1)?.[0] ?? 0 };
}
