import { sections } from '../../content/funnel/index.ts';
import { optionLabels } from '../analysis/option-labels.ts';
import { rules } from '../browser/index-rules.ts';
import { repeatedSteps } from '../repeated-steps.ts';
import { summary } from '../summary.ts';
import { editedValues } from './edited.ts';

// Every module of the content is loaded, also those that a page reads late or never.
import.meta.glob(
  [
    '../../content/**/*.ts',
    '!../../content/operator/**',
    '!../../content/funnels/**',
    '!**/*.test.ts',
    '!**/testing.ts',
    '!**/realistic-visitor.ts',
  ],
  {
    eager: true,
  },
);
const documents = import.meta.glob<string>('../../content/**/*.md', { query: '?raw', import: 'default', eager: true });

export { sections };

/** The values of the content as the edition has them, with its documents, and what pages read that is made of them. */
export function contentOfEdition(): Readonly<Record<string, unknown>> {
  const texts = Object.entries(documents).map(([path, text]) => [path.replace(/^(\.\.\/)+/, ''), text]);
  return {
    ...editedValues(),
    ...Object.fromEntries(texts),
    'web/summary.summary': summary,
    'web/repeated-steps.repeatedSteps': repeatedSteps,
    'web/browser/index-rules.rules': rules,
    'web/analysis/option-labels.optionLabels': optionLabels,
  };
}
