import { type Plan, RECURRENCE } from '../../core/plans/plan.ts';
import { couponKey, priceKey } from '../../core/plans/provider-keys.ts';

const CURRENCY = 'usd';

/** What `products`, `prices` and `coupons` hold for the plan catalogue. */
export function catalogueObjects(plan: Plan, brand: string, created: number) {
  const product = newProduct(plan, brand, created);
  return { product, price: newPrice(plan, product.id, created), coupon: newCoupon(plan, created) };
}

export type Product = ReturnType<typeof newProduct>;
export type Price = ReturnType<typeof newPrice>;
export type Coupon = ReturnType<typeof newCoupon>;

function newProduct(plan: Plan, brand: string, created: number) {
  return {
    id: `prod_${plan.id}`,
    object: 'product' as const,
    active: true,
    created,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: { plan: plan.id },
    name: `${brand} ${plan.title}`,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: created,
    url: null,
  };
}

function newPrice(plan: Plan, product: string, created: number) {
  return {
    id: `price_${priceKey(plan)}`,
    object: 'price' as const,
    active: true,
    billing_scheme: 'per_unit',
    created,
    currency: CURRENCY,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: priceKey(plan),
    metadata: { plan: plan.id },
    nickname: null,
    product,
    recurring: { ...RECURRENCE[plan.interval], meter: null, trial_period_days: null, usage_type: 'licensed' },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: plan.listPrice,
    unit_amount_decimal: String(plan.listPrice),
  };
}

function newCoupon(plan: Plan, created: number) {
  return {
    id: couponKey(plan),
    object: 'coupon' as const,
    amount_off: plan.introDiscount,
    created,
    currency: CURRENCY,
    duration: 'once',
    duration_in_months: null,
    livemode: false,
    max_redemptions: null,
    metadata: { plan: plan.id },
    name: 'Introductory offer',
    percent_off: null,
    redeem_by: null,
    times_redeemed: 0,
    valid: true,
  };
}
