import type { DeliveryOutcome } from '../delivery-outcome.ts';

export type WebhookKind = 'standard' | 'slack';

export type WebhookReceiver = {
  readonly kind: WebhookKind;
  /** Pages and logs show its host only, because the rest may be a secret. */
  readonly url: URL;
  /** Several during a rotation. Slack has none: its address is the secret. */
  readonly secrets: readonly string[];
  /** Named on the server itself, so its address may be a private one. */
  readonly trusted: boolean;
};

export type WebhookMessage = {
  readonly id: string;
  readonly at: Date;
  readonly body: string;
};

/** `gone`: the endpoint wants nothing any more. */
export type WebhookOutcome = DeliveryOutcome & { readonly status?: number; readonly gone?: boolean };

/** Resolves within 25 seconds. */
export type WebhookPort = { send(endpoint: WebhookReceiver, message: WebhookMessage): Promise<WebhookOutcome> };
