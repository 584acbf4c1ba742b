import type { DeliveryOutcome } from '../delivery-outcome.ts';
import type { TestableConnection } from '../integration.ts';

export type EntitledSubscription = {
  /** Random; the app signs in to the service under it. `subscription` is the payment provider's id. */
  readonly appUserId: string;
  readonly subscription: string;
};

/** A call may be repeated, because the service takes the state from the payment provider. Resolves within 15 seconds. */
export type EntitlementsPort = TestableConnection & {
  sync(entitled: EntitledSubscription): Promise<DeliveryOutcome>;
  /** Succeeds for an unknown id too. */
  remove(appUserId: string): Promise<DeliveryOutcome>;
};
