import type Stripe from 'stripe';
import type { Recurrence } from '../../../core/plans/provider-keys.ts';
import { ApiError } from '../api/errors.ts';

type PriceOrder = {
  readonly id: string;
  readonly product: string;
  readonly currency: string;
  readonly unitAmount: number;
  /** Null of what is paid once. */
  readonly recurring: Recurrence | null;
  readonly lookupKey: string | undefined;
  readonly metadata: Readonly<Record<string, string>>;
  readonly nickname?: string;
  readonly taxBehavior?: 'exclusive' | 'inclusive' | 'unspecified';
};

export type Price = ReturnType<typeof newPrice>;

function newRecurring(recurrence: Recurrence) {
  return { ...recurrence, meter: null, trial_period_days: null, usage_type: 'licensed' as const };
}

export function recurringOf({ id, recurring }: Price): ReturnType<typeof newRecurring> {
  if (!recurring) throw new ApiError(400, `The price ${id} is not recurring.`);
  return recurring;
}

export function newPrice(order: PriceOrder, created: number) {
  return {
    id: order.id,
    object: 'price' as const,
    active: true as boolean,
    billing_scheme: 'per_unit',
    created,
    currency: order.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: order.lookupKey ?? null,
    metadata: order.metadata,
    nickname: order.nickname ?? null,
    product: order.product,
    recurring: order.recurring && newRecurring(order.recurring),
    tax_behavior: order.taxBehavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: order.recurring ? ('recurring' as const) : ('one_time' as const),
    unit_amount: order.unitAmount,
    unit_amount_decimal: String(order.unitAmount), // parsed by the SDK, a string on the wire
  } satisfies Omit<Stripe.Price, 'unit_amount_decimal'> & { unit_amount_decimal: string };
}
