import type { WebhookPort } from './port.ts';

/** Nobody listens. */
export function nobody(): WebhookPort {
  return {
    listeners: [],
    send: async () => ({ ok: false, reason: 'refused', detail: 'Nobody listens there.' }),
  };
}
