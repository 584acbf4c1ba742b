import { workerData } from 'node:worker_threads';
import { applyTo, changesByValue, NO_CHANGES } from '../../core/editions/apply.ts';
import type { DraftChanges } from '../../core/editions/draft.ts';
import type { RenderedFunnel } from '../../core/funnel/further.ts';

type Rendered = { readonly draft?: DraftChanges; readonly funnel?: Pick<RenderedFunnel, 'texts' | 'plans'> };

const { draft = NO_CHANGES, funnel: pages = {} } = (workerData ?? {}) as Rendered;
/** What a further funnel says otherwise on the pages that it shares, no edition says differently. */
const changesOf = changesByValue({ ...draft, texts: { ...draft.texts, ...pages.texts } });
const values: Record<string, unknown> = {};

/**
 * The build of the renderer wraps each value of `content/` in it, so that what is made from a value is made from that of the edition. A thread is
 * started with the draft that it renders, and with what the funnel says whose pages those are.
 */
export function edited<Value>(name: string, value: Value): Value {
  const changed = applyTo(name, name === 'plans.plans' ? shown(value) : value, changesOf(name));
  values[name] = changed;
  return changed;
}

/** All that was wrapped until now, by name. */
export function editedValues(): Readonly<Record<string, unknown>> {
  return values;
}

function shown<Value>(plans: Value): Value {
  const ids = pages.plans;
  if (!ids || !Array.isArray(plans)) return plans;
  return plans.filter(({ id }) => ids.includes(id)) as Value;
}
