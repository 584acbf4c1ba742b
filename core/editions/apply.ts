import type { When } from '../funnel/when.ts';
import type { Draft, DraftChanges } from './draft.ts';
import type { ListChange } from './funnel-draft.ts';
import { keyOf, nameOf, parsePath } from './path.ts';

/** Of the content as built. */
export const NO_CHANGES: DraftChanges = { texts: {}, orders: {}, lists: {}, conditions: {} };

/** A value of the content as an edition has it. What the draft does not change stays the same object. Texts of new members can be changed too. */
export function applyTo<Value>(name: string, value: Value, { texts, orders, lists, conditions }: DraftChanges): Value {
  let changed: unknown = value;
  const change = (path: string, at: (part: unknown) => unknown) => {
    const parsed = parsePath(path);
    if (parsed?.value === name) changed = changedAt(changed, parsed.keys, at);
  };
  for (const [path, list] of Object.entries(lists))
    change(path, (part) => (Array.isArray(part) ? changedList(part, list) : part));
  for (const [path, text] of Object.entries(texts)) change(path, (part) => (typeof part === 'string' ? text : part));
  for (const [path, ids] of Object.entries(orders)) change(path, (part) => (Array.isArray(part) ? inOrder(part, ids) : part));
  for (const [path, when] of Object.entries(conditions)) {
    if (path === name) changed = withCondition(changed, when);
    else change(path, (part) => withCondition(part, when));
  }
  return changed as Value;
}

export function omitPaths(draft: Draft, paths: readonly string[]): Draft {
  const kept = <T>(changes: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(changes).filter(([path]) => !paths.includes(path)));
  const { texts, orders, lists, conditions } = draft;
  return { ...draft, texts: kept(texts), orders: kept(orders), lists: kept(lists), conditions: kept(conditions) };
}

function changedAt(part: unknown, [name, ...rest]: readonly string[], at: (part: unknown) => unknown): unknown {
  if (name === undefined) return at(part);
  const key = keyOf(part, name);
  if (key === undefined) return part;
  const changed = changedAt((part as Record<string, unknown>)[key], rest, at);
  if (Array.isArray(part)) return part.with(Number(key), changed);
  return { ...(part as object), [key]: changed };
}

function changedList(members: readonly unknown[], { remove, add }: ListChange): readonly unknown[] {
  const changed = members.filter((member, place) => !remove.includes(nameOf(member, place)));
  for (const { after, member } of add) {
    const place = after === null ? 0 : changed.findIndex((other, index) => nameOf(other, index) === after) + 1;
    changed.splice(after !== null && place === 0 ? changed.length : place, 0, member);
  }
  return changed;
}

function withCondition(part: unknown, when: When | null): unknown {
  if (typeof part !== 'object' || part === null) return part;
  const { when: _, ...everybody } = part as { readonly when?: unknown };
  return when ? { ...everybody, when } : everybody;
}

/** Members that are not named stay last. */
function inOrder(members: readonly unknown[], ids: readonly string[]): readonly unknown[] {
  const place = (member: unknown, index: number) => {
    const found = ids.indexOf(nameOf(member, index));
    return found < 0 ? ids.length + index : found;
  };
  const placed = members.map((member, index) => ({ member, place: place(member, index) }));
  return placed.toSorted((one, other) => one.place - other.place).map(({ member }) => member);
}
