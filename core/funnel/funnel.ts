import { inSection, type Outline, outlineOf, type SectionOfStep } from './outline.ts';
import type { RepeatsEarlier } from './repeat-types.ts';
import { type AskingStep, isAskingStep, type Option, type Section, type Step } from './step.ts';

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

type Paths = Pick<Outline, 'entry' | 'exit'>;

/** Throws when two steps share an id, because their answers would overwrite each other. */
export function defineFunnel<const S extends Sections>(sections: S & RepeatsEarlier<S>, paths: Paths): Funnel<S>;
export function defineFunnel(sections: Sections, paths: Paths): Funnel {
  const outline = outlineOf({ sections, ...paths });
  const written = sections.flatMap((section) => section.steps.map((step) => ({ ...step, ...inSection(section) })));
  const steps = outline.steps.flatMap((place, index): PlacedStep[] => {
    const step = written[index];
    return step ? [{ ...place, ...step }] : [];
  });
  if (new Set(steps.map(({ id }) => id)).size !== steps.length) throw new Error('Two steps of the funnel share an id.');
  const asking = steps.filter((step): step is PlacedStep<AskingStep> => isAskingStep(step));
  return { ...outline, steps, asking };
}
