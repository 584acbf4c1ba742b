import type { Section, StepKind } from './step.ts';
import type { When } from './when.ts';

export type StepPlace<Id extends string = string> = {
  readonly id: Id;
  readonly kind: StepKind;
  readonly number: number;
  readonly path: string;
  /** Its own condition and that of its section. Asked of everybody without it. */
  readonly when?: When;
};

export type SectionOfStep = { readonly section: string; readonly thought?: string };

/** The funnel without its words, so that visitors do not download all of them. */
export type Outline<Id extends string = string> = {
  readonly steps: readonly StepPlace<Id>[];
  readonly sections: readonly { readonly id: string; readonly title: string; readonly first: number; readonly last: number }[];
  /** What the addresses of this funnel begin with; empty for the first. */
  readonly base: string;
  readonly entry: string;
  readonly exit: string;
  /** Some steps or options have conditions. */
  readonly branches?: true;
};

export type Summary<Id extends string = string> = Pick<Outline, 'base' | 'entry' | 'exit' | 'branches'> & {
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly steps: readonly { readonly id: Id; readonly kind: StepKind; readonly when?: When | undefined }[];
  }[];
};

/** The first step of a further funnel is its door, at the address of the funnel. */
export function outlineOf<Id extends string>({ sections, ...paths }: Summary<Id>): Outline<Id> {
  const { base } = paths;
  const steps: StepPlace<Id>[] = [];
  const spans = sections.map(({ id, title, steps: written }) => {
    const first = steps.length + 1;
    for (const each of written) {
      const number = steps.length + 1;
      const { id: step, kind, when } = each;
      steps.push({ id: step, kind, number, path: base && number < 2 ? base : `${base}/quiz${number}`, ...(when && { when }) });
    }
    return { id, title, first, last: steps.length };
  });
  return { steps, sections: spans, ...paths };
}

const STEP = /\/quiz(\d+)$/;

/** The number in the address of a step that is no door, whether or not a funnel has it. */
export function stepNumberIn(path: string): number | undefined {
  const [, number] = STEP.exec(path) ?? [];
  return number === undefined ? undefined : Number(number);
}

export function inSection({ title, thought }: Pick<Section, 'title' | 'thought'>): SectionOfStep {
  return { section: title, ...(thought !== undefined && { thought }) };
}

export function sectionOf(funnel: Outline, step: Pick<StepPlace, 'number'>): Outline['sections'][number] | undefined {
  return funnel.sections.find(({ first, last }) => first <= step.number && step.number <= last);
}
