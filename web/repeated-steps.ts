import { funnel } from '../content/funnel/index.ts';
import { repeatedIn } from '../core/funnel/repeat.ts';
import type { AskingStep } from '../core/funnel/step.ts';

const repeated = new Set(repeatedIn(JSON.stringify(funnel.steps)));

/** The steps whose answers other steps repeat. The build writes its value here, as in `summary.ts`. */
export const repeatedSteps: readonly AskingStep[] = funnel.asking.filter(({ id }) => repeated.has(id));
