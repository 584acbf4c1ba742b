import type { Funnel } from './funnel.ts';
import { isAskingStep, type Section, type Step } from './step.ts';

/** What the index of a folder in `content/funnels/` exports: a funnel beside the first, at the address that its folder is called by. */
export type FurtherFunnel = FunnelPages & {
  /** What operators call it. */
  readonly title: string;
  readonly sections: readonly Section[];
  readonly funnel: Funnel;
};

/** What a funnel shows otherwise on the pages that it shares with the first. */
export type FunnelPages = {
  /** By path, as in a draft of an edition. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Those that are shown, of the shop's. All without it. */
  readonly plans?: readonly string[];
};

/** What its pages are made of. */
export type RenderedFunnel = Pick<FurtherFunnel, 'sections'> &
  Pick<Funnel, 'base' | 'entry' | 'exit'> & { readonly [Own in keyof FunnelPages]: FunnelPages[Own] | undefined };

const ID = /^[a-z][a-z0-9-]{1,30}$/;
/** Addresses of the server. */
const TAKEN = ['api', 'assets', 'operator', 'sandbox'];

/** Throws what keeps a folder from being a funnel beside others. */
export function requireFurther(id: string, { title, funnel, plans }: FurtherFunnel, others: readonly Funnel[]): void {
  const refuse = (says: string) => {
    throw new Error(`The funnel ${id} ${says}`);
  };
  if (!ID.test(id) || TAKEN.includes(id)) refuse('cannot be called so: its name is the first part of its addresses.');
  if (funnel?.base !== `/${id}`) refuse(`has another address than its folder: its base is '/${id}'.`);
  if (!title) refuse('has no title, by which operators know it.');
  if (plans?.length === 0) refuse('shows no plan: leave plans out to show all of them.');
  for (const step of funnel.asking) {
    const same = others.flatMap(({ asking }) => asking).find((other) => other.id === step.id);
    const other = same && otherMeaning(step, same);
    if (other) refuse(`${other}: take a new id for the step.`);
  }
}

/** Answers are kept by the id of their step. Undefined where both funnels can keep theirs by it. */
export function otherMeaning(step: Step, beside: Step): string | undefined {
  if (beside.kind !== step.kind || exportedAs(beside) !== exportedAs(step))
    return `asks '${step.id}' in another way than a funnel beside it`;
  const known = optionsOf(beside);
  const unknown = optionsOf(step).find((option) => !known.includes(option));
  return unknown && `offers '${unknown}' for '${step.id}', which the funnel beside it does not`;
}

function exportedAs(step: Step): string | undefined {
  return isAskingStep(step) ? step.exportAs : undefined;
}

function optionsOf(step: Step): readonly string[] {
  return 'options' in step ? step.options.map(({ id }) => id) : [];
}
