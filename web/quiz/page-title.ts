import { repeatAnswers } from '../../core/funnel/repeat.ts';
import { currentJourney } from '../browser/journey.ts';
import { repeatedSteps } from '../repeated-steps.ts';

type PageTitle = (words: string) => string;

/** The title of a step with the answers that it repeats. Undefined where no step repeats any (`scripts/used-kinds.ts`). */
export const pageTitle: PageTitle | undefined = (words) => repeatAnswers(words, repeatedSteps, currentJourney().stored.answers);
