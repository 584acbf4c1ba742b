import { companionContract } from './contract.ts';
import { offlineCompanion } from './offline.ts';

companionContract('Our own database', async () => ({ companion: offlineCompanion(), close: async () => {} }));
