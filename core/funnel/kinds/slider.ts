import type { FieldQuestion } from '../question.ts';
import { type NumberRange, toStep, validDecimal } from './decimal.ts';
import type { Kind } from './kind.ts';

export type SliderStep = FieldQuestion &
  NumberRange & {
    readonly kind: 'slider';
    /** Behind the number, with its blank where it needs one. */
    readonly unit?: string;
    readonly ends: readonly [low: string, high: string];
    /** Where the bands begin that the dashboard counts; without them it counts each value, if they are few. */
    readonly bands?: readonly number[];
  };

export const slider: Kind<SliderStep> = {
  valid: (step, value) => validDecimal(value, step, step.min),
  labels: (step, answer) => [sliderLabel(step, String(answer))],
  exported: (step, answer) => sliderLabel(step, String(answer)),
};

/** Where the thumb waits; it is no answer. */
export function middleOf({ min, max, step }: NumberRange): string {
  return String(toStep((min + max) / 2, step, min));
}

export function sliderLabel({ unit = '' }: SliderStep, value: string): string {
  return `${value}${unit}`;
}
