import { funnel } from '../../content/funnel/index.ts';
import { indexRules } from '../../content/skincare/index-rules.ts';

const steps = new Set<string>(indexRules.map(({ step }) => step));

/** What the options are called that count in the skin index, by question and option. The build writes its value here, as in `browser/index-rules.ts`. */
export const optionLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  funnel.asking.flatMap((step) =>
    steps.has(step.id) && 'options' in step
      ? [[step.id, Object.fromEntries(step.options.map(({ id, label }) => [id, label]))]]
      : [],
  ),
);
