import { inSection } from './outline.ts';
import { type AskingStep, asks, type Section, type Step } from './step.ts';

/** A step with everything that follows from its position: number, path and section. */
export type PlacedStep<S extends Step = Step> = S & {
  /** 1-based position in the funnel. */
  readonly number: number;
  readonly path: string;
  readonly section: string;
  /** The thought of its section. */
  readonly thought?: string;
};

/** A section and the numbers of its first and last step. */
export type PlacedSection = Omit<Section, 'steps'> & { readonly first: number; readonly last: number };

export type Funnel = {
  readonly steps: readonly PlacedStep[];
  readonly asking: readonly PlacedStep<AskingStep>[];
  readonly sections: readonly PlacedSection[];
  /** Paths around the quiz. */
  readonly entry: string;
  readonly exit: string;
  at(path: string): PlacedStep | undefined;
  byId(id: string): PlacedStep | undefined;
};

/**
 * Places the sections of `content/funnel` in order: the one value that routes, progress, Back, the export and the walks derive from.
 * Throws when two steps share an id, because an answer would then have two owners.
 */
export function defineFunnel(sections: readonly Section[], paths: { entry: string; exit: string }): Funnel {
  const steps: PlacedStep[] = [];
  const spans = sections.map(({ steps: own, ...section }) => {
    const first = steps.length + 1;
    for (const step of own) {
      const number = steps.length + 1;
      steps.push({ ...step, number, path: `/quiz${number}`, ...inSection(section) });
    }
    return { ...section, first, last: steps.length };
  });
  const byPath = new Map(steps.map((step) => [step.path, step]));
  const byId = new Map(steps.map((step) => [step.id, step]));
  if (byId.size !== steps.length) throw new Error('Two steps of the funnel share an id.');
  return {
    steps,
    asking: steps.filter((step): step is PlacedStep<AskingStep> => asks(step)),
    sections: spans,
    ...paths,
    at: (path) => byPath.get(path),
    byId: (id) => byId.get(id),
  };
}
