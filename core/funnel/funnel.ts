import { inSection, type Outline, outlineOf, type SectionOfStep } from './outline.ts';
import type { RepeatsEarlier } from './repeat-types.ts';
import type { ResultStep } from './result.ts';
import { type AskingStep, isAskingStep, type Option, type Section, type Step } from './step.ts';
import { bothOf } from './when.ts';
import type { WhenOver } from './when-over.ts';

export type PlacedStep<S extends Step = Step> = S &
  SectionOfStep & {
    readonly number: number;
    readonly path: string;
  };

export type Sections = readonly Section[];
type StepIn<S extends Sections> = S[number]['steps'][number];
export type AskingStepIn<S extends Sections> = Extract<StepIn<S>, { readonly kind: AskingStep['kind'] }>;
type ChoiceIn<S extends Sections> = Extract<AskingStepIn<S>, { readonly options: readonly Option[] }>;

export type StepIdOf<S extends Sections> = StepIn<S>['id'];
export type AskingIdOf<S extends Sections> = AskingStepIn<S>['id'];
export type OptionIdOf<S extends Sections, Id extends AskingIdOf<S>> = Extract<
  ChoiceIn<S>,
  { readonly id: Id }
>['options'][number]['id'];

export type Funnel<S extends Sections = Sections> = Omit<Outline, 'steps'> & {
  readonly steps: readonly PlacedStep<Step & { readonly id: StepIdOf<S> }>[];
  readonly asking: readonly PlacedStep<AskingStep & { readonly id: AskingIdOf<S> }>[];
};

type Paths = Pick<Outline, 'entry' | 'exit'> & Partial<Pick<Outline, 'base'>>;

type ConditionsOf<S> = S extends { readonly when: infer Own } ? Own : never;
type ConditionsIn<S extends Step> =
  | ConditionsOf<S>
  | (S extends { readonly options: readonly (infer O)[] } ? ConditionsOf<O> : never)
  | (S extends { readonly advice: readonly (infer A)[] } ? ConditionsOf<A> : never);

/** `unknown`, or the first step whose condition asks about anything but the steps before it. */
type Branching<S, Earlier extends Step = never> = S extends readonly [infer First extends Section, ...infer Others]
  ? [ConditionsOf<First>] extends [WhenOver<Earlier>]
    ? BranchingIn<First['steps'], Earlier, Others>
    : { readonly section: First['id']; readonly mistake: 'Its condition names no earlier answer.' }
  : unknown;
type BranchingIn<S, Earlier extends Step, Others> = S extends readonly [infer First extends Step, ...infer Later]
  ? [ConditionsIn<First>] extends [WhenOver<Earlier>]
    ? BranchingIn<Later, Earlier | First, Others>
    : { readonly step: First['id']; readonly mistake: 'Its condition names no earlier answer.' }
  : Branching<Others, Earlier>;

/**
 * Throws when two steps share an id, because their answers would overwrite each other, and when a result counts what is not asked. A condition on
 * a later or unknown answer does not compile.
 */
export function defineFunnel<const S extends Sections>(sections: S & Branching<S> & RepeatsEarlier<S>, paths: Paths): Funnel<S>;
export function defineFunnel(sections: Sections, paths: Paths): Funnel {
  const asked = sections.map((section) => ({ ...section, steps: section.steps.map((step) => askedIn(section, step)) }));
  const outline = outlineOf({ sections: asked, base: '', ...paths });
  const written = asked.flatMap((section) => section.steps.map((step) => ({ ...step, ...inSection(section) })));
  const steps = outline.steps.flatMap((place, index): PlacedStep[] => {
    const step = written[index];
    return step ? [{ ...place, ...step }] : [];
  });
  if (new Set(steps.map(({ id }) => id)).size !== steps.length) throw new Error('Two steps of the funnel share an id.');
  const branches = steps.some((step) => step.when ?? ('options' in step && step.options.some(({ when }) => when)));
  const asking = steps.filter((step): step is PlacedStep<AskingStep> => isAskingStep(step));
  const unasked = steps.map((step) => step.kind === 'result' && missingPoint(step, asking)).find(Boolean);
  if (unasked) throw new Error(`The result counts ${unasked}, which is not asked.`);
  return { ...outline, steps, asking, ...(branches && { branches }) };
}

/** What a result counts although nobody can answer it: a step, or a step and its option. */
export function missingPoint({ points }: ResultStep, asking: readonly Step[]): string | undefined {
  for (const [id, options] of Object.entries(points)) {
    const step = asking.find((asked) => asked.id === id);
    const known = step && 'options' in step ? step.options.map((option) => option.id) : [];
    const unknown = known.length === 0 ? '' : Object.keys(options).find((option) => !known.includes(option));
    if (unknown !== undefined) return `${id} ${unknown}`.trim();
  }
  return undefined;
}

function askedIn(section: Section, step: Step): Step {
  const when = bothOf(section.when, step.when);
  return when ? { ...step, when } : step;
}
