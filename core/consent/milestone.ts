import type { Currency } from '../plans/plan.ts';

/**
 * All that services of others are ever told besides that there was a visit: that the payment dialog was opened, and that a subscription
 * was paid. No screen, no answer, nobody's name. `id` names the occasion, so that one that is told twice counts once.
 */
export type Milestone = {
  readonly kind: 'checkout-opened' | 'subscribed';
  readonly id: string;
  /** In cents: of the plan's discount, and of the payment. */
  readonly value: number;
  readonly currency: Currency;
};

/** The id of a paid order as the browser and the server tell it. */
export function subscribedId(attemptId: string): string {
  return `subscribed-${attemptId}`;
}
