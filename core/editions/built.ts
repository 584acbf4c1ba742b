import { NO_CHANGES } from './apply.ts';
import { ordersOf, textsOf } from './check.ts';
import { DESIGN, type Design } from './colour-problems.ts';
import { BRAND_COLOURS } from './colours.ts';
import { BUILT_DESIGN } from './design-choices.ts';
import type { Content, DraftChanges } from './draft.ts';
import type { DraftRules } from './rules.ts';

/** All that a draft may change, as it was built. */
export function builtChanges(content: Content, rules: DraftRules): DraftChanges {
  const { declared } = content[DESIGN] as Design;
  const colours = Object.fromEntries(BRAND_COLOURS.map((name) => [name, declared[name] ?? '']));
  return { ...NO_CHANGES, texts: textsOf(content, rules), orders: ordersOf(content, rules), colours, design: BUILT_DESIGN };
}
