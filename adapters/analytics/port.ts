import type { DeliveryOutcome } from '../delivery-outcome.ts';

export type ForwardedEvent = {
  readonly id: string;
  readonly name: string;
  readonly at: Date;
  readonly deviceId: string;
  readonly sessionId: number | undefined;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly about: Readonly<Record<string, string>>;
};

export const MAX_FORWARDED = 200;

/** Events may be sent twice. Resolves within 15 seconds. There is no offline adapter: without a service no job is queued. */
export type AnalyticsPort = { forward(events: readonly ForwardedEvent[]): Promise<DeliveryOutcome> };
