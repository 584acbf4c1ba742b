import { expect, test } from 'vitest';
import { sandboxWebhook } from './sandbox-webhook.ts';

const at = (publicUrl: string, operatorUrl = publicUrl) => ({ publicUrl: new URL(publicUrl), operatorUrl: new URL(operatorUrl) });

test.each([
  ['without a host of its own for the dashboard', at('http://localhost:3000'), 'http://127.0.0.1:3000'],
  ['at a public address', at('https://petalune.example', 'https://dashboard.petalune.example'), 'http://127.0.0.1:3000'],
  ['where this machine is the dashboard', at('http://localhost:3000', 'http://127.0.0.1:3000'), 'http://localhost:3000'],
  ['where this machine is the site', at('http://127.0.0.1:3000', 'http://localhost:3000'), 'http://127.0.0.1:3000'],
])('%s the sandbox sends its events to the host of the visitors', (_where, addresses, origin) => {
  expect(sandboxWebhook('http://127.0.0.1:3000', addresses)).toBe(`${origin}/api/webhooks/stripe`);
});
