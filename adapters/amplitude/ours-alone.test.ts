import { analyticsContract } from './contract.ts';
import { oursAlone } from './ours-alone.ts';

analyticsContract('Our own collection', async () => ({ port: oursAlone(), close: async () => {} }));
