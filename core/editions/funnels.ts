import { defineFunnel, type Funnel } from '../funnel/funnel.ts';
import type { FurtherFunnel } from '../funnel/further.ts';
import type { Section, Step } from '../funnel/step.ts';
import { applyTo } from './apply.ts';
import type { Content, DraftChanges } from './draft.ts';
import { parsePath } from './path.ts';

/** Null for the first. */
export type FunnelId = string | null;

/** As built. */
export type BuiltFunnel = { readonly id: FunnelId; readonly sections: readonly Section[] };

const ENDS = { entry: '/', exit: '/analyze' };
const FURTHER = /^funnels\/([^./]+)\.(.+)$/;

/** The value of the content that a section is: `funnel/profile.profile` in the first funnel, `funnels/short.profile` in another one. */
export function sectionValue(section: string, funnel: FunnelId = null): string {
  return funnel === null ? `funnel/${section}.${section}` : `funnels/${funnel}.${section}`;
}

/** The sections of funnels beside the first, as a draft changes them. */
export function furtherContent(further: Iterable<readonly [string, Pick<FurtherFunnel, 'sections'>]>): Content {
  return Object.fromEntries(
    Array.from(further).flatMap(([id, { sections }]) => sections.map((section) => [sectionValue(section.id, id), section])),
  );
}

/** The first one first, and each with its sections in their order. */
export function builtFunnels(content: Content): readonly BuiltFunnel[] {
  const first = (content['funnel/index.sections'] ?? []) as readonly Section[];
  const found = Object.entries(content).flatMap(([name, section]) => {
    const [, id] = FURTHER.exec(name) ?? [];
    return id === undefined ? [] : [{ id, section: section as Section }];
  });
  const further = Map.groupBy(found, ({ id }) => id);
  return [
    { id: null, sections: first },
    ...Array.from(further, ([id, own]) => ({ id, sections: own.map(({ section }) => section) })),
  ];
}

/** The sections in their order, as a draft has them. */
export function changedSections(sections: readonly Section[], changes: DraftChanges): readonly Section[] {
  return sections.map((section) => applyTo(sectionValue(section.id), section, changes));
}

/** What visitors of an edition are asked. */
export function changedFunnel(sections: readonly Section[], changes: DraftChanges): Funnel {
  return defineFunnel(changedSections(sections, changes), ENDS);
}

/**
 * Of a funnel beside the first. What it says as the first does is changed there, once for both: the words and options of a step, and the title of a
 * section. Which steps it has and who is asked them is its own.
 */
export function changedFurtherSections({ id, sections }: BuiltFunnel, first: readonly Section[], changes: DraftChanges) {
  const worded = changedSections(first, wordsOf(changes));
  return sections.map((section): Section => {
    const at = first.findIndex((other) => saysTheSame(other, section));
    const { title, thought } = worded[at] ?? section;
    const steps = section.steps.map((step) => {
      const shared = sharedStep(first, step);
      return (shared && worded[shared.section]?.steps.find((other) => other.id === step.id)) ?? step;
    });
    const own = { ...section, title, ...(thought !== undefined && { thought }), steps };
    return applyTo(sectionValue(section.id, id), own, changes);
  });
}

export function changedFurtherFunnel(
  id: string,
  { sections, funnel: { base, entry, exit } }: Pick<FurtherFunnel, 'sections' | 'funnel'>,
  first: readonly Section[],
  changes: DraftChanges,
): Funnel {
  return defineFunnel(changedFurtherSections({ id, sections }, first, changes), { base, entry, exit });
}

/** Of a path at which a funnel says what the first one says; undefined for what it has of its own. */
export function sharedRefusal(content: Content, path: string): { readonly says: string; readonly remedy: string } | undefined {
  const shared = sharedPath(content, path);
  return shared === undefined
    ? undefined
    : { says: 'The first funnel says the same there.', remedy: `Change it for both at ${shared}.` };
}

/** Where the first funnel says it. */
function sharedPath(content: Content, path: string): string | undefined {
  const { value, keys } = parsePath(path) ?? { value: path, keys: [] };
  const [, id, name] = FURTHER.exec(value) ?? [];
  const [first, ...further] = builtFunnels(content);
  const section = further.find((each) => each.id === id)?.sections.find((each) => each.id === name);
  if (!first || !section) return undefined;
  const [part, step, ...rest] = keys;
  if (part !== 'steps') {
    const same = first.sections.find((other) => saysTheSame(other, section));
    return same && [sectionValue(same.id), ...keys].join('.');
  }
  const asked = section.steps.find((each) => each.id === step);
  const shared = asked && rest.length > 0 ? sharedStep(first.sections, asked) : undefined;
  const of = shared && first.sections[shared.section];
  return of && [sectionValue(of.id), ...keys].join('.');
}

function sharedStep(first: readonly Section[], step: Step): { readonly section: number } | undefined {
  const section = first.findIndex(({ steps }) => steps.some((other) => other.id === step.id && saysTheSame(other, step)));
  return section < 0 ? undefined : { section };
}

function saysTheSame(one: Section | Step, other: Section | Step): boolean {
  return one.id === other.id && JSON.stringify(one) === JSON.stringify(other);
}

/** Without what says which steps there are, and for whom. */
function wordsOf(changes: DraftChanges): DraftChanges {
  const of = <Change>(all: Readonly<Record<string, Change>>, keys: number) =>
    Object.fromEntries(Object.entries(all).filter(([path]) => parsePath(path)?.keys.length === keys));
  return { ...changes, lists: of(changes.lists, OPTIONS), conditions: of(changes.conditions, OPTIONS + 1) };
}
/** `steps.age.options` */
const OPTIONS = 3;
