import type { Currency } from '../../core/plans/plan.ts';
import type { DeliveryOutcome } from '../delivery-outcome.ts';

/** That somebody who agreed to it became a buyer: all that an ad platform is ever told of anybody. No answer, no screen, no plan, no name. */
export type Conversion = {
  /** Of the occasion: the same as the browser tells, so that it counts once. */
  readonly id: string;
  readonly at: Date;
  /** Cents, as they were paid. */
  readonly value: number;
  readonly currency: Currency;
  /** Whether they agreed to ads too. */
  readonly ads: boolean;
  /** Only of who agreed to ads; nothing but a digest of it is sent. */
  readonly email?: string | undefined;
  /** What the platforms' own tags call this browser, and what it calls itself. */
  readonly client: TrackingIds;
};

export type TrackingIds = {
  readonly ga?: string | undefined;
  readonly fbp?: string | undefined;
  readonly fbc?: string | undefined;
  readonly userAgent?: string | undefined;
};

/** A platform that counts conversions. The same one may be reported again; resolves within 15 seconds, whatever happens. */
export type ConversionsPort = { report(conversion: Conversion): Promise<DeliveryOutcome> };
