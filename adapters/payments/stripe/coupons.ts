import type Stripe from 'stripe';
import { dueOf, type Terms } from '../../../core/checkout/terms.ts';
import { monthsIn } from '../../../core/plans/period.ts';
import type { Plan } from '../../../core/plans/plan.ts';
import { couponKey } from '../../../core/plans/provider-keys.ts';
import { errorCode, idOf } from './responses.ts';

/** Of a code, for the product of this price alone. One that exists has the same amounts, because its id names them. */
export async function makeCoupon(stripe: Stripe, plan: Plan, terms: Terms, price: string): Promise<void> {
  const product = idOf((await stripe.prices.retrieve(price)).product) ?? '';
  try {
    await stripe.coupons.create(couponParams(plan, terms, product));
  } catch (error) {
    if (errorCode(error) !== 'resource_already_exists') throw error;
  }
}

export function couponParams(plan: Plan, terms: Terms, product: string) {
  const { dueNow, currency, code } = dueOf(terms);
  if (!code) throw new Error('Only a code has a coupon of its own.');
  return {
    id: couponKey(plan, terms),
    name: code.name,
    amount_off: code.price - dueNow,
    currency: currency.toLowerCase(),
    applies_to: { products: [product] },
    metadata: { plan: plan.id, code: code.name },
    ...durationOf(code.charges, plan),
  } satisfies Stripe.CouponCreateParams;
}

function durationOf(charges: number | null, { period }: Plan) {
  if (charges === null) return { duration: 'forever' } as const;
  if (charges === 1) return { duration: 'once' } as const;
  const months = monthsIn(period);
  if (months === undefined) throw new Error('No coupon counts several charges of weeks.');
  return { duration: 'repeating', duration_in_months: charges * months } as const;
}
