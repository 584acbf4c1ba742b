import type { Funnel, PlacedSection, PlacedStep } from './funnel.ts';
import type { Kind, Section } from './step.ts';

/** Where a step stands, without its words. */
export type StepPlace = {
  readonly id: string;
  readonly kind: Kind;
  /** 1-based position in the funnel. */
  readonly number: number;
  readonly path: string;
};

/** The funnel without its words: what routes, progress, Back and analytics need. A `Funnel` is one too. */
export type Outline = {
  readonly steps: readonly StepPlace[];
  readonly sections: readonly Pick<PlacedSection, 'id' | 'title' | 'first' | 'last'>[];
  /** Paths around the quiz. */
  readonly entry: string;
  readonly exit: string;
};

export function outlineOf({ steps, sections, entry, exit }: Funnel): Outline {
  return {
    steps: steps.map(({ id, kind, number, path }) => ({ id, kind, number, path })),
    sections: sections.map(({ id, title, first, last }) => ({ id, title, first, last })),
    entry,
    exit,
  };
}

/** What a step takes from its section. */
export function inSection({ title, thought }: Pick<Section, 'title' | 'thought'>): Pick<PlacedStep, 'section' | 'thought'> {
  return { section: title, ...(thought !== undefined && { thought }) };
}

/** The path after this step: the next step, or the way out of the quiz. */
export function nextPath(funnel: Outline, step: Pick<StepPlace, 'number'>): string {
  return funnel.steps[step.number]?.path ?? funnel.exit;
}

/** The path before this step: the previous step, or the way into the quiz. */
export function previousPath(funnel: Outline, step: Pick<StepPlace, 'number'>): string {
  return funnel.steps[step.number - 2]?.path ?? funnel.entry;
}

/** The section that a step stands in. */
export function sectionOf(funnel: Outline, step: Pick<StepPlace, 'number'>): Outline['sections'][number] | undefined {
  return funnel.sections.find(({ first, last }) => first <= step.number && step.number <= last);
}

/** Share of the funnel reached at this step, 0 to 1: step number over the number of steps. */
export function progress(funnel: Outline, step: Pick<StepPlace, 'number'>): number {
  return Math.min(1, step.number / funnel.steps.length);
}
