import type { Section, StepKind } from './step.ts';

export type StepPlace<Id extends string = string> = {
  readonly id: Id;
  readonly kind: StepKind;
  readonly number: number;
  readonly path: string;
};

export type SectionOfStep = { readonly section: string; readonly thought?: string };

/** The funnel without its words, so that visitors do not download all of them. */
export type Outline<Id extends string = string> = {
  readonly steps: readonly StepPlace<Id>[];
  readonly sections: readonly { readonly id: string; readonly title: string; readonly first: number; readonly last: number }[];
  readonly entry: string;
  readonly exit: string;
};

export type Summary<Id extends string = string> = Pick<Outline, 'entry' | 'exit'> & {
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly steps: readonly { readonly id: Id; readonly kind: StepKind }[];
  }[];
};

export function outlineOf<Id extends string>({ sections, entry, exit }: Summary<Id>): Outline<Id> {
  const steps: StepPlace<Id>[] = [];
  const spans = sections.map(({ id, title, steps: own }) => {
    const first = steps.length + 1;
    for (const step of own) {
      const number = steps.length + 1;
      steps.push({ id: step.id, kind: step.kind, number, path: `/quiz${number}` });
    }
    return { id, title, first, last: steps.length };
  });
  return { steps, sections: spans, entry, exit };
}

export function inSection({ title, thought }: Pick<Section, 'title' | 'thought'>): SectionOfStep {
  return { section: title, ...(thought !== undefined && { thought }) };
}

export function sectionOf(funnel: Outline, step: Pick<StepPlace, 'number'>): Outline['sections'][number] | undefined {
  return funnel.sections.find(({ first, last }) => first <= step.number && step.number <= last);
}
