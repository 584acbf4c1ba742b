import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WebhookMessage, WebhookPort } from './port.ts';

/** `arrived` returns the accepted bodies, oldest first. */
type OpenWebhook = { readonly port: WebhookPort; arrived(): readonly string[]; close(): Promise<void> };

export const MESSAGE: WebhookMessage = {
  id: '6f2f5a0e-6f5c-4b65-9a3e-0d7f5c1f2a11',
  at: new Date('2026-11-21T10:00:00.900Z'),
  body: '{"type":"lead.created","data":{"email":"jörg@example.com"}}',
};

export function webhookContract(name: string, open: () => Promise<OpenWebhook>): void {
  describe(`${name} keeps the contract of webhooks`, () => {
    let opened: OpenWebhook;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    test('every listener has its own id and receives the exact body', async () => {
      const { port } = opened;
      expect(new Set(port.listeners.map(({ id }) => id)).size).toBe(port.listeners.length);
      for (const { id } of port.listeners) expect(await port.send(id, MESSAGE)).toMatchObject({ ok: true });
      expect(opened.arrived()).toEqual(port.listeners.map(() => MESSAGE.body));
    });

    test('a message to an unknown listener is refused', async () => {
      const outcome = await opened.port.send('nobody', MESSAGE);
      expect(outcome).toEqual({ ok: false, reason: 'refused', detail: expect.any(String) });
    });
  });
}
