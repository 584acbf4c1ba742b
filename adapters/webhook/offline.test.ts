import { webhookContract } from './contract.ts';
import { offlineWebhook } from './offline.ts';

webhookContract('Nobody', async () => ({ port: offlineWebhook(), arrived: () => [], close: async () => {} }));
