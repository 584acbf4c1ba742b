import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` header of a webhook body sent at `timestamp` (seconds). */
export function signatureHeader(body: string, secret: string, timestamp: number): string {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}
