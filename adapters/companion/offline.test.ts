import { companionContract } from './contract.ts';
import { ownDatabase } from './offline.ts';

companionContract('Our own database', async () => ({ companion: ownDatabase(), close: async () => {} }));
