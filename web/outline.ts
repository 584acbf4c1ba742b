import { outlineOf } from '../core/funnel/outline.ts';
import { summary } from './summary.ts';

export const outline = outlineOf(summary);
