import { findPlan, type Interval, type Plan } from '../plans/plan.ts';
import { hasBegun, hasEnded } from './change.ts';

const MONTHS: Readonly<Record<Interval, number>> = { month: 1, quarter: 3, year: 12 };

type BilledSubscription = {
  readonly status: string;
  readonly planId: string;
  readonly renewalAmount: number;
  readonly duplicate: boolean;
};

/** Cents a month, rounded for each subscription; 0 for what brings nothing. An unknown plan counts as monthly. */
export function monthlyRevenue({ status, planId, renewalAmount, duplicate }: BilledSubscription, plans: readonly Plan[]): number {
  if (duplicate || hasEnded(status) || !hasBegun(status)) return 0;
  return Math.round(renewalAmount / MONTHS[findPlan(plans, planId)?.interval ?? 'month']);
}

export function movementKind(before: number, after: number): 'new' | 'expansion' | 'contraction' | 'churned' | undefined {
  if (before === after) return undefined;
  if (before === 0) return 'new';
  if (after === 0) return 'churned';
  return after > before ? 'expansion' : 'contraction';
}
