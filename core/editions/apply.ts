import type { Draft, DraftChanges } from './draft.ts';
import { keyOf, nameOf, parsePath } from './path.ts';

/** Of the content as built. */
export const NO_CHANGES: DraftChanges = { texts: {}, orders: {} };

/** A value of the content as an edition has it. What the draft does not change stays the same object. */
export function applyTo<Value>(name: string, value: Value, { texts, orders }: DraftChanges): Value {
  let changed: unknown = value;
  const change = (path: string, at: (part: unknown) => unknown) => {
    const parsed = parsePath(path);
    if (parsed?.value === name) changed = changedAt(changed, parsed.keys, at);
  };
  for (const [path, text] of Object.entries(texts)) change(path, (part) => (typeof part === 'string' ? text : part));
  for (const [path, ids] of Object.entries(orders)) change(path, (part) => (Array.isArray(part) ? inOrder(part, ids) : part));
  return changed as Value;
}

export function omitPaths(draft: Draft, paths: readonly string[]): Draft {
  const omitted = new Set(paths);
  const kept = <T>(changes: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(changes).filter(([path]) => !omitted.has(path)));
  return { ...draft, texts: kept(draft.texts), orders: kept(draft.orders) };
}

function changedAt(part: unknown, [name, ...rest]: readonly string[], at: (part: unknown) => unknown): unknown {
  if (name === undefined) return at(part);
  const key = keyOf(part, name);
  if (key === undefined) return part;
  const changed = changedAt((part as Record<string, unknown>)[key], rest, at);
  if (Array.isArray(part)) return part.with(Number(key), changed);
  return { ...(part as object), [key]: changed };
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
