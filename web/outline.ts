import { funnel } from '../content/funnel/index.ts';
import { outlineOf } from '../core/funnel/outline.ts';

/** The funnel without its words. The build writes its value here, so that a page loads the words of its own section only. */
export const outline = outlineOf(funnel);
