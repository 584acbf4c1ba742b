import type { Screen } from './question.ts';
import type { When } from './when.ts';

/** What a funnel without an engine of its own tells at its end: a score of the answers, what it means, and what to do. */
export type ResultStep = Screen & {
  readonly kind: 'result';
  /** What is scored. */
  readonly measure: string;
  /** In place of a score, where nothing that counts was answered, with a button that leads to the first step. */
  readonly unanswered: { readonly text: string; readonly button: string };
  /** Of each option that counts, by step. */
  readonly points: Points;
  /** From the highest down; the last is for all below. */
  readonly bands: readonly [Band, ...Band[]];
  /** What stands above the advice. */
  readonly heading: string;
  readonly advice: readonly Advice[];
  /** Where advice like this comes from, and what it is not. */
  readonly basis: string;
  readonly next: { readonly label: string; readonly href: string };
};

type Points = Readonly<Record<string, Readonly<Record<string, number>>>>;
type Band = { readonly from: number; readonly title: string; readonly text: string };
/** Told to everybody without a condition. */
export type Advice = { readonly id: string; readonly title: string; readonly text: string; readonly when?: When };

/** 0 to 100: the share of the points that the answered questions could have given. Undefined where none of them is answered. */
export function scoreOf(points: Points, answers: Readonly<Record<string, unknown>>): number | undefined {
  let got = 0;
  let possible = 0;
  for (const [step, options] of Object.entries(points)) {
    const answer = answers[step];
    if (answer === undefined) continue;
    got += sumOf([answer].flat().map((option) => options[String(option)] ?? 0));
    possible += Array.isArray(answer) ? sumOf(Object.values(options)) : Math.max(...Object.values(options));
  }
  return possible > 0 ? Math.round((100 * got) / possible) : undefined;
}

function sumOf(points: readonly number[]): number {
  return points.reduce((sum, each) => sum + each, 0);
}
