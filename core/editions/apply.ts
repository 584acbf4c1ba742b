import type { When } from '../funnel/when.ts';
import { colourPath } from './colours.ts';
import { choicePath } from './design-choices.ts';
import type { DraftChanges } from './draft.ts';
import type { MemberChange } from './funnel-draft.ts';
import { keyOf, nameOf, parsePath } from './path.ts';

/** Of the content as built. */
export const NO_CHANGES: DraftChanges = { texts: {}, orders: {}, lists: {}, conditions: {}, colours: {}, design: {} };

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

/** The same changes by the value that they change, for who applies them to every value: each path is read once. */
export function changesByValue({ texts, orders, lists, conditions }: DraftChanges): (name: string) => DraftChanges {
  // The condition of a section is at the path of its value, which no part has.
  const split = <Change>(changes: Readonly<Record<string, Change>>) =>
    Map.groupBy(Object.entries(changes), ([path]) => parsePath(path)?.value ?? path);
  const [ofTexts, ofOrders, ofLists, ofConditions] = [split(texts), split(orders), split(lists), split(conditions)];
  return (name) => ({
    texts: Object.fromEntries(ofTexts.get(name) ?? []),
    orders: Object.fromEntries(ofOrders.get(name) ?? []),
    lists: Object.fromEntries(ofLists.get(name) ?? []),
    conditions: Object.fromEntries(ofConditions.get(name) ?? []),
    ...{ colours: {}, design: {} },
  });
}

export function omitPaths<Changes extends DraftChanges>(draft: Changes, paths: readonly string[]): Changes {
  const omitted = new Set(paths);
  const kept = <T>(changes: Readonly<Record<string, T>>, pathOf = (path: string) => path) =>
    Object.fromEntries(Object.entries(changes).filter(([name]) => !omitted.has(pathOf(name))));
  const { texts, orders, lists, conditions, colours, design } = draft;
  return {
    ...draft,
    ...{ texts: kept(texts), orders: kept(orders), lists: kept(lists), conditions: kept(conditions) },
    colours: kept(colours, colourPath),
    design: kept(design, choicePath),
  };
}

function changedAt(part: unknown, [name, ...rest]: readonly string[], at: (part: unknown) => unknown): unknown {
  if (name === undefined) return at(part);
  const key = keyOf(part, name);
  if (key === undefined) return part;
  const changed = changedAt((part as Record<string, unknown>)[key], rest, at);
  if (Array.isArray(part)) return part.with(Number(key), changed);
  return { ...(part as object), [key]: changed };
}

function changedList(members: readonly unknown[], { remove, add }: MemberChange): readonly unknown[] {
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
