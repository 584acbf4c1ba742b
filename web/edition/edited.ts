import { workerData } from 'node:worker_threads';
import { applyTo, NO_CHANGES } from '../../core/editions/apply.ts';
import type { DraftChanges } from '../../core/editions/draft.ts';

const { draft = NO_CHANGES } = (workerData ?? {}) as { readonly draft?: DraftChanges };
const values: Record<string, unknown> = {};

/**
 * The build of the renderer wraps each value of `content/` in it, so that what is made from a value is made from that of the edition. A thread is
 * started with the draft that it renders.
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
