import { outlineOf } from '../core/funnel/outline.ts';
import { summary } from './summary.ts';

/** The funnel without its words. */
export const outline = outlineOf(summary);
