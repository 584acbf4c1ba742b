import { listContract } from './contract.ts';
import { offlineList } from './offline.ts';

listContract('Our leads', async () => ({ port: offlineList(), close: async () => {} }));
