import { workerData } from 'node:worker_threads';
import type { FurtherFunnel } from '../../core/funnel/further.ts';

const further = import.meta.glob<FurtherFunnel>('../../content/funnels/*/index.ts', { eager: true });

/** The further funnel whose pages a thread renders. Undefined for the first. */
export const chosenFunnel = further[`../../content/funnels/${workerData?.funnel}/index.ts`];
