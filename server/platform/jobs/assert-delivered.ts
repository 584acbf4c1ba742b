import type { DeliveryOutcome } from '../../../adapters/delivery-outcome.ts';
import { GiveUp, RetryLater } from './queue.ts';

export function assertDelivered(outcome: DeliveryOutcome): void {
  if (outcome.ok) return;
  if (outcome.reason === 'refused') throw new GiveUp(outcome.detail);
  throw outcome.retryAfterMs ? new RetryLater(outcome.detail, outcome.retryAfterMs) : new Error(outcome.detail);
}
