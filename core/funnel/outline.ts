import type { Funnel, PlacedSection, PlacedStep, Sections, StepIdOf } from './funnel.ts';
import type { Kind, Section } from './step.ts';

export type StepPlace<Id extends string = string> = {
  readonly id: Id;
  readonly kind: Kind;
  readonly number: number;
  readonly path: string;
};

/** The funnel without its words, so that visitors do not download all of them. A `Funnel` is one too. */
export type Outline<Id extends string = string> = {
  readonly steps: readonly StepPlace<Id>[];
  readonly sections: readonly Pick<PlacedSection, 'id' | 'title' | 'first' | 'last'>[];
  readonly entry: string;
  readonly exit: string;
};

export function outlineOf<S extends Sections>({ steps, sections, entry, exit }: Funnel<S>): Outline<StepIdOf<S>> {
  return {
    steps: steps.map(({ id, kind, number, path }) => ({ id, kind, number, path })),
    sections: sections.map(({ id, title, first, last }) => ({ id, title, first, last })),
    entry,
    exit,
  };
}

export function inSection({ title, thought }: Pick<Section, 'title' | 'thought'>): Pick<PlacedStep, 'section' | 'thought'> {
  return { section: title, ...(thought !== undefined && { thought }) };
}

export function sectionOf(funnel: Outline, step: Pick<StepPlace, 'number'>): Outline['sections'][number] | undefined {
  return funnel.sections.find(({ first, last }) => first <= step.number && step.number <= last);
}

/** The number under which the screen at the exit counts as a step of the quiz. */
export function exitNumber({ steps }: Pick<Outline, 'steps'>): number {
  return steps.length + 1;
}
