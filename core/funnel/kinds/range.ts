import { toStep } from './decimal.ts';
import type { NumberStep } from './number.ts';
import type { SliderStep } from './slider.ts';

type RangeStep = NumberStep | SliderStep;

/** The numbers that a step takes are counted from its least one on, which is stop 0. */
export function stopAt(step: RangeStep, stop: number): string {
  return String(toStep(firstOf(step) + stop * step.step, step.step, originOf(step)));
}

export function lastStop(step: RangeStep): number {
  return Math.max(0, Math.floor((step.max - firstOf(step)) / step.step + ROUNDED));
}

/** One number for each way in which conditions of at least these bounds can turn out: the least of all, and the least that reaches each. */
export function decidingNumbers(step: RangeStep, bounds: readonly number[]): readonly string[] {
  const within = bounds.map((bound) => stopFrom(step, bound)).filter((stop) => stop >= 0 && stop <= lastStop(step));
  return [...new Set([0, ...within])].sort((one, other) => one - other).map((stop) => stopAt(step, stop));
}

/** Binary fractions may put the quotient a little beside the stop. */
function stopFrom(step: RangeStep, bound: number): number {
  const near = Math.floor((bound - firstOf(step)) / step.step);
  return [near - 1, near].find((stop) => Number(stopAt(step, stop)) >= bound) ?? near + 1;
}

/** Of a stop: what binary fractions add to a number of them. */
const ROUNDED = 1e-6;

/** A slider counts its steps from its least number, a number from 0. */
function originOf({ kind, min }: RangeStep): number {
  return kind === 'slider' ? min : 0;
}

function firstOf({ kind, min, step }: RangeStep): number {
  return kind === 'slider' ? min : toStep(Math.ceil(min / step - ROUNDED) * step, step);
}
