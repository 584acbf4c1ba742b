import type { WebhookPort } from './port.ts';

/** For a demonstration: strangers order there with test cards. */
export function offlineWebhook(): WebhookPort {
  return {
    send: async () => ({ ok: false, reason: 'refused', detail: 'A demonstration tells no real system of its orders.' }),
  };
}
