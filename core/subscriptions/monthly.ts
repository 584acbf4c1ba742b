import { byTheMonth, MONTH } from '../plans/period.ts';
import { findPlan, type Plan } from '../plans/plan.ts';
import { hasBegun, hasEnded, PAUSED } from './change.ts';

type BilledSubscription = {
  readonly status: string;
  readonly planId: string;
  readonly renewalAmount: number;
  readonly duplicate: boolean;
  /** Nothing was charged yet but its trial. */
  readonly onTrial?: boolean;
};

/** Cents a month, rounded for each subscription; 0 for what brings nothing. An unknown plan counts as monthly. */
export function monthlyRevenue(
  { status, planId, renewalAmount, duplicate, onTrial = false }: BilledSubscription,
  plans: readonly Plan[],
): number {
  if (duplicate || onTrial || status === PAUSED || hasEnded(status) || !hasBegun(status)) return 0;
  const plan = findPlan(plans, planId);
  return byTheMonth(renewalAmount, plan && !plan.once ? plan.period : MONTH);
}

export const MOVEMENTS = ['new', 'expansion', 'contraction', 'paused', 'resumed', 'churned'] as const;
export type MovementKind = (typeof MOVEMENTS)[number];

/** `monthly` is 0 while it is paused. */
type BilledState = { readonly status: string; readonly monthly: number };

/** Undefined where nothing moved. What ends in a pause churns with the 0 that it brought. */
export function movementBetween(before: BilledState | undefined, after: BilledState): MovementKind | undefined {
  const wasPaused = before?.status === PAUSED;
  if (wasPaused && hasEnded(after.status)) return 'churned';
  if (after.status === PAUSED) return before && before.monthly > 0 ? 'paused' : undefined;
  if (wasPaused && after.monthly > 0) return 'resumed';
  return kindOf(before?.monthly ?? 0, after.monthly);
}

function kindOf(before: number, after: number): MovementKind | undefined {
  if (before === after) return undefined;
  if (before === 0) return 'new';
  if (after === 0) return 'churned';
  return after > before ? 'expansion' : 'contraction';
}
