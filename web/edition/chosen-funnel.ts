import { workerData } from 'node:worker_threads';
import { defineFunnel, type Sections } from '../../core/funnel/funnel.ts';
import type { RenderedFunnel } from '../../core/funnel/further.ts';

const chosen: RenderedFunnel | undefined = workerData?.funnel;

/** The further funnel whose pages a thread renders, as its edition has it. Undefined for the first. */
export const chosenFunnel = chosen && { sections: chosen.sections, funnel: defineFunnel(chosen.sections as Sections, chosen) };
