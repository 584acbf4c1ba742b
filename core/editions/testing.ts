import { textsOf } from './check.ts';
import { type Content, Draft } from './draft.ts';
import { isDrawingPath } from './drawings.ts';
import type { DraftRules } from './rules.ts';

/** Says every text that may change in another length. */
export function draftOfOtherWords(content: Content, rules: DraftRules, more = 'now'): Draft {
  const texts = Object.entries(textsOf(content, rules))
    .filter(([path]) => !isDrawingPath(path))
    .map(([path, text]) => [path, `${text} ${more}`]);
  return Draft.parse({ version: 1, name: `Other words, ${more}`, texts: Object.fromEntries(texts) });
}
