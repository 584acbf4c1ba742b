import type { BillingPeriod } from '../plans/period.ts';
import { periodAfter } from '../plans/period-end.ts';

/** Given to one subscription at the provider, beside the introductory price. Cents, percent and epoch milliseconds. */
export type Discount = {
  readonly percentOff: number;
  readonly amountOff: number;
  /** Of the next charge alone. */
  readonly once: boolean;
  readonly endsAt: number | null;
};

export type UpcomingCharges = {
  readonly next: number;
  /** Without a discount of one charge. */
  readonly recurring: number;
  /** From the first charge after the last discount that ends; undefined where none does. */
  readonly regular: { readonly amount: number; readonly from: number } | undefined;
};

export function upcomingCharges(
  price: number,
  discounts: readonly Discount[],
  /** `anchor` has the day of the month on which charges are made. */
  { nextAt, anchor = nextAt }: { readonly nextAt: number; readonly anchor?: number },
  period: BillingPeriod,
): UpcomingCharges {
  const running = discounts.filter(({ endsAt }) => endsAt === null || nextAt < endsAt);
  const ending = running.filter(({ once, endsAt }) => once || endsAt !== null);
  const lastEnd = Math.max(...ending.map(({ endsAt }) => endsAt ?? nextAt));
  const chargeAfter = (periods: number) => periodAfter(period, { from: nextAt, anchor }, periods);
  let periods = 1;
  while (ending.length > 0 && chargeAfter(periods) < lastEnd) periods++;
  return {
    next: reduced(price, running),
    recurring: reduced(
      price,
      running.filter(({ once }) => !once),
    ),
    regular:
      ending.length === 0
        ? undefined
        : {
            amount: reduced(
              price,
              running.filter((one) => !ending.includes(one)),
            ),
            from: chargeAfter(periods),
          },
  };
}

/** One after the other, each of what is left. */
function reduced(price: number, discounts: readonly Discount[]): number {
  return discounts.reduce((left, { percentOff, amountOff }) => Math.max(0, percentReduced(left, percentOff) - amountOff), price);
}

export function percentReduced(price: number, percentOff: number): number {
  return price - Math.round((price * percentOff) / 100);
}
