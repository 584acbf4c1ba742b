import { BUILT_DESIGN, choicePath, type DesignChoices } from './design-choices.ts';
import type { Problem } from './rules.ts';

export function choiceProblems(design: DesignChoices): Problem[] {
  const built: Readonly<Record<string, string>> = BUILT_DESIGN;
  return Object.entries(design)
    .filter(([name, choice]) => built[name] === choice)
    .map(([name]) => ({
      ...{ path: choicePath(name), grade: 'warning' },
      ...{ says: 'The pages look so already.', remedy: 'Leave it out of the draft.' },
    }));
}
