import { type Plan, RECURRENCE } from '../../../core/plans/plan.ts';
import { couponKey, priceKey, productKey } from '../../../core/plans/provider-keys.ts';
import { newCoupon } from './coupon.ts';
import { newPrice } from './price.ts';
import { newProduct } from './product.ts';

const CURRENCY = 'usd';

export function catalogueObjects(plan: Plan, brand: string, created: number) {
  const metadata = { plan: plan.id };
  const product = newProduct({ id: productKey(plan), name: `${brand} ${plan.title}`, metadata }, created);
  const price = newPrice(
    {
      id: `price_${priceKey(plan)}`,
      product: product.id,
      currency: CURRENCY,
      unitAmount: plan.listPrice,
      recurring: RECURRENCE[plan.interval],
      lookupKey: priceKey(plan),
      taxBehavior: 'exclusive',
      metadata,
    },
    created,
  );
  const coupon = newCoupon(
    {
      id: couponKey(plan),
      amountOff: plan.introDiscount,
      currency: CURRENCY,
      duration: 'once',
      name: 'Introductory offer',
      metadata,
    },
    created,
  );
  return { product, price, coupon };
}
