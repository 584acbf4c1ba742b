import type { Funnel, Sections, StepIdOf } from './funnel.ts';
import type { Summary } from './outline.ts';

export function summaryOf<S extends Sections>({ steps, sections, base, entry, exit, branches }: Funnel<S>): Summary<StepIdOf<S>> {
  return {
    sections: sections.map(({ id, title, first, last }) => ({
      id,
      title,
      steps: steps.slice(first - 1, last).map(({ id, kind, when }) => ({ id, kind, ...(when && { when }) })),
    })),
    base,
    entry,
    exit,
    ...(branches && { branches }),
  };
}
