import type { DeliveryOutcome } from '../delivery-outcome.ts';
import type { TestableConnection } from '../integration.ts';

export type ForwardedEvent = {
  readonly id: string;
  readonly name: string;
  readonly at: Date;
  readonly deviceId: string;
  readonly sessionId: number | undefined;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly about: Readonly<Record<string, string>>;
};

/** `due` is the day on which the service begins the deletion. */
export type DeletionOutcome = { readonly ok: true; readonly due: Date } | Extract<DeliveryOutcome, { ok: false }>;

/** Each call resolves within 15 seconds. There is no offline adapter: without a service no job is queued. */
export type AnalyticsPort = TestableConnection & {
  /** How many events one call takes. */
  readonly maxEvents: number;
  /** Events may be sent twice. */
  forward(events: readonly ForwardedEvent[]): Promise<DeliveryOutcome>;
  /** Orders the deletion of all that was forwarded of these devices; may be repeated, also for unknown devices. */
  deleteDevices(deviceIds: readonly string[]): Promise<DeletionOutcome>;
};
