import { conversionsContract } from './contract.ts';
import { offlineConversions } from './offline.ts';

conversionsContract('the offline conversions adapter', async () => ({
  port: offlineConversions(),
  arrived: () => [],
  close: async () => {},
}));
