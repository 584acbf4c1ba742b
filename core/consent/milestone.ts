import type { Currency } from '../plans/plan.ts';

/** Ad platforms get nothing else: no screen, no answer, no name. Two reports with one `id` count once. `value` is in cents. */
export type Milestone = {
  readonly kind: 'checkout-opened' | 'subscribed';
  readonly id: string;
  readonly value: number;
  readonly currency: Currency;
};

export function subscribedId(attemptId: string): string {
  return `subscribed-${attemptId}`;
}
