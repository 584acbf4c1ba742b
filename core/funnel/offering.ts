import type { Step } from './step.ts';
import { truthOf } from './when.ts';

/** The step with the options that a visitor with these answers is offered. */
export function offering<S extends Step>(step: S, answers: Readonly<Record<string, unknown>>): S {
  if (!('options' in step && step.options.some(({ when }) => when))) return step;
  return { ...step, options: step.options.filter(({ when }) => truthOf(when, answers) === 1) };
}
