import type { Draft, DraftEdit } from './draft.ts';

/** What was handed over was another draft, so its note goes. */
export function editDraft({ note: _, ...draft }: Draft, { name = draft.name, texts, orders }: DraftEdit): Draft {
  return { ...draft, name, texts: merged(draft.texts, texts), orders: merged(draft.orders, orders) };
}

function merged<Change>(
  changes: Readonly<Record<string, Change>>,
  edit: Readonly<Record<string, Change | null>>,
): Record<string, Change> {
  const all = Object.entries({ ...changes, ...edit });
  return Object.fromEntries(all.flatMap(([path, change]) => (change === null ? [] : [[path, change]])));
}
