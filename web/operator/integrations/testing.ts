import type { WebhookEndpointView } from '../../../core/api/operator/webhooks.ts';

export const endpoint: WebhookEndpointView = {
  id: 'crm',
  kind: 'standard',
  host: 'crm.example.com',
  configured: false,
  events: null,
  state: 'active',
  readable: true,
  overlapUntil: null,
  last: null,
};
