import { companionContract } from './contract.ts';
import { offlineCompanion } from './offline.ts';

companionContract('the offline companion adapter', async () => ({ companion: offlineCompanion(), close: async () => {} }));
