import { sections } from '../../content/funnel/index.ts';
import { defineFunnel } from '../../core/funnel/funnel.ts';

/** The funnel as this server takes its answers. */
export const funnel = defineFunnel(sections, { entry: '/', exit: '/analyze' });
