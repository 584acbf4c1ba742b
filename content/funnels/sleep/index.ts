import { defineFunnel } from '../../../core/funnel/funnel.ts';
import { evenings } from './evenings.ts';
import { nights } from './nights.ts';
import { result } from './result.ts';

export const title = 'Sleep';

export const sections = [nights, evenings, result] as const;

/** Another field than skincare: its own questions, and its own result in place of the analysis. */
export const funnel = defineFunnel(sections, { base: '/sleep', entry: '/', exit: '/' });
