import type { Currency } from '../../core/plans/plan.ts';
import type { DeliveryOutcome } from '../delivery-outcome.ts';
import type { TestableConnection } from '../integration.ts';

/** Nothing else about a buyer is sent: no answer, no screen, no plan, no name. `value` is in cents. */
export type Conversion = {
  /** The browser's tag uses the same id, so that the conversion counts once. */
  readonly id: string;
  readonly at: Date;
  readonly value: number;
  readonly currency: Currency;
  readonly ads: boolean;
  /** Only with consent to ads, and hashed before it is sent. */
  readonly email?: string | undefined;
  readonly client: TrackingIds;
};

/** Cookies and click ids of the browser that paid. */
export type TrackingIds = {
  readonly ga?: string | undefined;
  readonly gaSession?: string | undefined;
  readonly fbp?: string | undefined;
  readonly fbc?: string | undefined;
  readonly ttp?: string | undefined;
  readonly ttclid?: string | undefined;
  readonly userAgent?: string | undefined;
};

export type ConversionsPort = TestableConnection & {
  report(conversion: Conversion): Promise<DeliveryOutcome>;
  /** With the id of the conversion, and the time and value of the refund; called only for `refundPlatforms`. */
  reportRefund(refund: Conversion): Promise<DeliveryOutcome>;
};
