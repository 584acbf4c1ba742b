import { channel } from 'node:diagnostics_channel';

/** Nobody listens unless telemetry is configured. A transaction that is undone later counts too. */
export type Milestone =
  | { readonly counter: 'leads' }
  | { readonly counter: 'checkouts'; readonly outcome: string }
  | { readonly counter: 'payments'; readonly kind: 'first' | 'renewal' | 'refund' };

export const milestones = channel('milestones');

export function countMilestone(milestone: Milestone): void {
  milestones.publish(milestone);
}
