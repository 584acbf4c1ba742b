import type { Section, Step } from './step.ts';

/** A step of another funnel's section, to ask it in this one too. Throws where the section has none of this id, which does not compile either. */
export function stepOf<S extends Section, const Id extends S['steps'][number]['id']>(
  { steps }: S,
  id: Id,
): Extract<S['steps'][number], { readonly id: Id }> {
  const found = steps.find((step: Step) => step.id === id);
  if (!found) throw new Error(`The section has no step ${id}.`);
  return found as Extract<S['steps'][number], { readonly id: Id }>;
}
