import { omitPaths } from './apply.ts';
import { designByPath } from './design-choices.ts';
import type { Draft, DraftChanges, DraftEdit } from './draft.ts';
import type { Problem } from './rules.ts';

/** The note goes: the draft that was handed over with it was another one. */
export function editDraft({ note: _, ...draft }: Draft, { name = draft.name, undo, ...edit }: DraftEdit): Draft {
  const { texts, orders, lists, conditions, colours, design } = omitPaths(draft, undo);
  return {
    ...draft,
    name,
    texts: { ...texts, ...edit.texts },
    orders: { ...orders, ...edit.orders },
    lists: { ...lists, ...edit.lists },
    conditions: { ...conditions, ...edit.conditions },
    colours: { ...colours, ...edit.colours },
    design: { ...design, ...edit.design },
  };
}

type Check = (changes: DraftChanges) => readonly Problem[];

export type EditedDraft = {
  /** Undefined where a problem belongs to no change. */
  readonly draft: Draft | undefined;
  /** How many changes of the edit are in it. */
  readonly kept: number;
  /** Also of what was left out. */
  readonly problems: readonly Problem[];
};

/** The draft with the changes that are not refused. Where one is, what the draft had there stays, unless that is what no longer fits. */
export function tryEdit(before: Draft, edit: DraftEdit, check: Check): EditedDraft {
  const draft = editDraft(before, edit);
  const problems = check(draft);
  const refused = problems.filter(({ grade }) => grade === 'error').map(({ path }) => path);
  if (refused.length === 0) return { draft, kept: countChanges(edit), problems };
  const [fewer, older] = [omitPaths(edit, refused), omitPaths(before, refused)];
  const isOfEdit = countChanges(fewer) < countChanges(edit);
  if (!isOfEdit && countChanges(older) === countChanges(before)) return { draft: undefined, kept: 0, problems };
  const rest = isOfEdit ? tryEdit(before, fewer, check) : tryEdit(older, edit, check);
  const known = new Set(problems.map(({ path }) => path));
  return { ...rest, problems: [...problems, ...rest.problems.filter(({ path }) => !known.has(path))] };
}

/** What of a draft still fits, and what was wrong with the rest. */
export function withoutRefused(draft: Draft, check: Check): { readonly draft: Draft; readonly left: readonly Problem[] } {
  const left = check(draft).filter(({ grade }) => grade === 'error');
  if (left.length === 0) return { draft, left };
  const fewer = omitPaths(
    draft,
    left.flatMap(({ path }) => changeAt(draft, path) ?? []),
  );
  // Any change of the questions may be at fault where a path through them does not work.
  const next = countChanges(fewer) < countChanges(draft) ? fewer : { ...draft, lists: {}, conditions: {} };
  const rest = withoutRefused(next, check);
  return { draft: rest.draft, left: [...left, ...rest.left] };
}

/** The change that a problem is of: at its path, or of the list that has what is there. */
function changeAt({ texts, orders, lists, conditions, ...design }: DraftChanges, path: string): string | undefined {
  if ([texts, orders, lists, conditions, designByPath(design)].some((changes) => Object.hasOwn(changes, path))) return path;
  return Object.keys(lists).find((list) => path.startsWith(`${list}.`));
}

export function countChanges({ texts, orders, lists, conditions, colours, design }: DraftChanges): number {
  return [texts, orders, lists, conditions, colours, design].reduce((sum, changes) => sum + Object.keys(changes).length, 0);
}
