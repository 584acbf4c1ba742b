import { stagesOf } from '../../core/analytics/stages.ts';
import { stepNumberIn } from '../../core/funnel/outline.ts';
import { allFunnels } from '../platform/further-funnels.ts';

const outsideQuiz: ReadonlySet<string> = new Set(
  allFunnels
    .flatMap((each) => stagesOf(each).filter(({ id, path }) => id !== 'landing' && id !== 'intro' && path !== each.base))
    .flatMap(({ path }) => path ?? []),
);

/** Visits begin at the landing page, the intro, the first question or the door of a further funnel, however many questions an edition has. */
export function isWithinVisit(path: string): boolean {
  const number = stepNumberIn(path);
  return number === undefined ? outsideQuiz.has(path) : number > 1;
}
