import { conversionsContract } from './contract.ts';
import { off } from './off.ts';

conversionsContract('Nobody', async () => ({ port: off(), arrived: () => [], close: async () => {} }));
