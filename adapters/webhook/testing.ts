import type { WebhookMessage, WebhookReceiver } from './port.ts';

export const KEY = Buffer.alloc(32, 7);

export const ENDPOINT: WebhookReceiver = {
  kind: 'standard',
  url: new URL('https://crm.example/hooks'),
  secrets: [`whsec_${KEY.toString('base64')}`],
  trusted: true,
};

export const MESSAGE: WebhookMessage = {
  id: '6f2f5a0e-6f5c-4b65-9a3e-0d7f5c1f2a11',
  at: new Date('2026-11-21T10:00:00.900Z'),
  body: '{"type":"lead.created","data":{"email":"jörg@example.com"}}',
};
