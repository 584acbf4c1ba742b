import { createHmac } from 'node:crypto';
import type { WebhookMessage } from './port.ts';

/**
 * The headers of the Standard Webhooks specification (standardwebhooks.com): what is signed is the id, the time and the body, so that
 * none can be changed and nothing old be sent again. One signature per secret, so that a receiver may go from the old one to the new.
 */
export function signedHeaders({ id, at, body }: WebhookMessage, secrets: readonly string[]): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const signature = createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64');
    return `v1,${signature}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}

const PREFIX = 'whsec_';

/** A secret in the specification's form is base64 behind its prefix; any other is taken letter by letter. */
function keyOf(secret: string): Buffer {
  return secret.startsWith(PREFIX) ? Buffer.from(secret.slice(PREFIX.length), 'base64') : Buffer.from(secret);
}
