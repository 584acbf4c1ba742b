import { funnel } from '../../content/funnel/index.ts';
import { stagesOf } from '../../core/analytics/stages.ts';

const STEP = /^\/quiz(\d+)$/;
const outsideQuiz: ReadonlySet<string> = new Set(
  stagesOf(funnel)
    .filter(({ id }) => id !== 'landing' && id !== 'intro')
    .flatMap(({ path }) => path ?? []),
);

/** Visits begin at the landing page, the intro or the first question, however many questions an edition has. */
export function isWithinVisit(path: string): boolean {
  const [, number] = STEP.exec(path) ?? [];
  return number === undefined ? outsideQuiz.has(path) : Number(number) > 1;
}
