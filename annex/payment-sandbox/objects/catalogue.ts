import { dueOf, fullPrice, type Terms } from '../../../core/checkout/terms.ts';
import type { Plan } from '../../../core/plans/plan.ts';
import { couponKey, priceKey, productKey, recurrenceOf } from '../../../core/plans/provider-keys.ts';
import { newCoupon } from './coupon.ts';
import { newPrice } from './price.ts';
import { newProduct } from './product.ts';

export function catalogueObjects(plan: Plan, brand: string, created: number, terms: Terms) {
  const { dueNow, currency } = dueOf(terms);
  const unitAmount = fullPrice(terms);
  const metadata = { plan: plan.id };
  const product = newProduct({ id: productKey(plan), name: `${brand} ${plan.title}`, metadata }, created);
  const price = newPrice(
    {
      id: `price_${priceKey(plan, terms)}`,
      product: product.id,
      currency: currency.toLowerCase(),
      unitAmount,
      recurring: recurrenceOf(plan.period),
      lookupKey: priceKey(plan, terms),
      taxBehavior: 'exclusive',
      metadata,
    },
    created,
  );
  const coupon = newCoupon(
    {
      id: couponKey(plan, terms),
      amountOff: unitAmount - dueNow,
      currency: currency.toLowerCase(),
      duration: 'once',
      name: 'Introductory offer',
      metadata,
    },
    created,
  );
  return { product, price, coupon };
}
