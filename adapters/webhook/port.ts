import type { DeliveryOutcome } from '../delivery-outcome.ts';

/** The log shows `host` only, because the rest of a URL may be a secret. */
export type Listener = { readonly id: string; readonly host: string };

export type WebhookMessage = {
  /** Retries have the same id. */
  readonly id: string;
  readonly at: Date;
  readonly body: string;
};

/** Resolves within 15 seconds. */
export type WebhookPort = {
  readonly listeners: readonly Listener[];
  send(listenerId: string, message: WebhookMessage): Promise<DeliveryOutcome>;
};
