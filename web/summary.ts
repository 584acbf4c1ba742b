import { funnel } from '../content/funnel/index.ts';
import { summaryOf } from '../core/funnel/summary.ts';

/** The build writes its value here, so that a page loads the words of its own section only. */
export const summary = summaryOf(funnel);
