import type { DeliveryOutcome } from '../delivery-outcome.ts';

/** Somebody of the operator's who wants to be told. `host` is for people to read; the rest of an address may be a secret. */
export type Listener = { readonly id: string; readonly host: string };

export type WebhookMessage = {
  /** Of the event: the same however often it is sent, so that the receiver can tell what it has already. */
  readonly id: string;
  /** When it is sent. */
  readonly at: Date;
  /** JSON, and what is signed. */
  readonly body: string;
};

/** The operator's own systems. `send` resolves within 15 seconds, whatever happens. */
export type WebhookPort = {
  readonly listeners: readonly Listener[];
  send(listenerId: string, message: WebhookMessage): Promise<DeliveryOutcome>;
};
