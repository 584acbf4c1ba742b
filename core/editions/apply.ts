import type { Draft, DraftTexts } from './draft.ts';
import { keyOf, parsePath } from './path.ts';

/** A value of the content as an edition has it. What the draft does not change stays the same object. */
export function applyTo<Value>(name: string, value: Value, { texts }: DraftTexts): Value {
  let changed: unknown = value;
  for (const [path, text] of Object.entries(texts)) {
    const parsed = parsePath(path);
    if (parsed?.value === name) changed = withText(changed, parsed.keys, text);
  }
  return changed as Value;
}

export function omitPaths(draft: Draft, paths: readonly string[]): Draft {
  return { ...draft, texts: Object.fromEntries(Object.entries(draft.texts).filter(([path]) => !paths.includes(path))) };
}

function withText(part: unknown, [name, ...rest]: readonly string[], text: string): unknown {
  if (name === undefined) return typeof part === 'string' ? text : part;
  const key = keyOf(part, name);
  if (key === undefined) return part;
  const changed = withText((part as Record<string, unknown>)[key], rest, text);
  if (Array.isArray(part)) return part.with(Number(key), changed);
  return { ...(part as object), [key]: changed };
}
