import type { WebhookPort } from './port.ts';

export function offlineWebhook(): WebhookPort {
  return {
    listeners: [],
    send: async () => ({ ok: false, reason: 'refused', detail: 'There is no such listener.' }),
  };
}
