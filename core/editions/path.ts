/** Neither dots nor slashes stand in a key of the content, but slashes in the names of modules. */
const VALUE = /^([^.]+\.[^.]+)\.(.+)$/;

export type TextPath = { readonly value: string; readonly keys: readonly string[] };

/** Undefined for what names no part of a value. */
export function parsePath(path: string): TextPath | undefined {
  const [, value, rest] = VALUE.exec(path) ?? [];
  return value && rest ? { value, keys: rest.split('.') } : undefined;
}

/** The key under which a part holds what a path calls by that name. */
export function keyOf(part: unknown, name: string): string | undefined {
  if (typeof part !== 'object' || part === null) return undefined;
  if (!Array.isArray(part)) return Object.hasOwn(part, name) ? name : undefined;
  const index = part.findIndex((member, place) => nameOf(member, place) === name);
  return index < 0 ? undefined : String(index);
}

/** How a path calls a member of a list. */
export function nameOf(member: unknown, place: number): string {
  const id = typeof member === 'object' && member !== null && 'id' in member ? member.id : undefined;
  return typeof id === 'string' ? id : String(place);
}

/** What stands at the end of the way; undefined where it leads nowhere. */
export function partAt(part: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return part;
  const key = keyOf(part, name);
  return key === undefined ? undefined : partAt((part as Record<string, unknown>)[key], rest);
}
