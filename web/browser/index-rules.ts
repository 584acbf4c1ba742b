import { funnel } from '../../content/funnel/index.ts';
import { indexRules } from '../../content/skincare/index-rules.ts';
import { weighRules } from '../../core/program/skin-index.ts';

/** The build writes its value here, so that a page loads neither the funnel nor the sources. */
export const rules = weighRules(indexRules, funnel.asking);
