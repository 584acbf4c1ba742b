import { webhookContract } from './contract.ts';
import { offlineWebhook } from './offline.ts';

webhookContract('the offline webhook adapter', async () => ({
  port: offlineWebhook(),
  arrived: () => [],
  close: async () => {},
}));
