import type { DeliveryOutcome } from '../delivery-outcome.ts';

/** An event of the walk as it leaves the house: without what was answered. */
export type ForwardedEvent = {
  /** The same however often it is sent. */
  readonly id: string;
  readonly name: string;
  readonly at: Date;
  readonly deviceId: string;
  /** When the session began; epoch milliseconds. */
  readonly sessionId: number | undefined;
  readonly properties: Readonly<Record<string, unknown>>;
  /** Where the visitor came from and what they hold in their hands. */
  readonly about: Readonly<Record<string, string>>;
};

/** So many are sent at once. */
export const MAX_FORWARDED = 200;

/**
 * Somebody else who counts. The same events may be sent again; resolves within 15 seconds, whatever happens.
 * No adapter stands in where nobody does: nothing is owed then, so that who is switched on later is told what happens from then on.
 */
export type AnalyticsPort = { forward(events: readonly ForwardedEvent[]): Promise<DeliveryOutcome> };
