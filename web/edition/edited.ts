import { applyTo } from '../../core/editions/apply.ts';
import type { Draft } from '../../core/editions/draft.ts';

const { draft = { texts: {} } } = globalThis as { readonly draft?: Pick<Draft, 'texts'> };
const values: Record<string, unknown> = {};

/**
 * The build of the renderer wraps each value of `content/` in it, so that what is made from a value is made from that of the edition. Whoever
 * loads the renderer says before which draft it renders, in a variable of the thread.
 */
export function edited<Value>(name: string, value: Value): Value {
  const changed = applyTo(name, value, draft);
  values[name] = changed;
  return changed;
}

/** All that was wrapped until now, by name. */
export function editedValues(): Readonly<Record<string, unknown>> {
  return values;
}
