import { listContract } from './contract.ts';
import { offlineList } from './offline.ts';

listContract('the offline list adapter', async () => ({ port: offlineList(), close: async () => {} }));
