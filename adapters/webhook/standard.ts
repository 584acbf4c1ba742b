import { createHash } from 'node:crypto';
import { callService } from '../http/call-service.ts';
import type { WebhookPort } from './port.ts';
import { signedHeaders } from './signature.ts';

type WebhookSettings = {
  readonly urls: readonly URL[];
  readonly secrets: readonly string[];
  readonly timeoutMs?: number;
};

export function standardWebhooks({ urls, secrets, timeoutMs }: WebhookSettings): WebhookPort {
  const urlById = new Map(urls.map((url) => [listenerId(url), url]));
  return {
    listeners: Array.from(urlById, ([id, { host }]) => ({ id, host })),
    async send(listenerId, message) {
      const url = urlById.get(listenerId);
      if (!url) return { ok: false, reason: 'refused', detail: 'There is no such listener.' };
      return callService(url, {
        text: message.body,
        headers: signedHeaders(message, secrets),
        key: message.id,
        expects: 'nothing',
        ...(timeoutMs !== undefined && { timeoutMs }),
      });
    },
  };
}

/** Stable for a URL without revealing it. */
function listenerId({ href }: URL): string {
  return createHash('sha256').update(href).digest('hex').slice(0, 16);
}
