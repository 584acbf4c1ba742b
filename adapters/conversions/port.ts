import type { Currency } from '../../core/plans/plan.ts';
import type { DeliveryOutcome } from '../delivery-outcome.ts';

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

export type TrackingIds = {
  readonly ga?: string | undefined;
  readonly fbp?: string | undefined;
  readonly fbc?: string | undefined;
  readonly userAgent?: string | undefined;
};

export type ConversionsPort = { report(conversion: Conversion): Promise<DeliveryOutcome> };
