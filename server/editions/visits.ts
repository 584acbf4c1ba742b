import { funnel } from '../../content/funnel/index.ts';
import { stagesOf } from '../../core/analytics/stages.ts';

/** The landing page, the intro and the first question, by one of which visits begin. */
const BEGINNINGS = 3;

/** Pages at which no visit begins. */
export const withinVisits: ReadonlySet<string> = new Set(
  stagesOf(funnel)
    .slice(BEGINNINGS)
    .flatMap(({ path }) => path ?? []),
);
