import type { Arrival } from '../../../adapters/arrival.ts';
import { GiveUp, TryLater } from './queue.ts';

/** For the end of a job's handler: returns when it has arrived, and else throws what the queue should make of it. */
export function mustArrive(outcome: Arrival): void {
  if (outcome.ok) return;
  if (outcome.reason === 'refused') throw new GiveUp(outcome.detail);
  throw outcome.retryAfterMs ? new TryLater(outcome.detail, outcome.retryAfterMs) : new Error(outcome.detail);
}
