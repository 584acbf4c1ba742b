import { dueOf, fullPrice, introductoryTerms } from '../../../core/checkout/terms.ts';
import { type Plan, pricedPlans } from '../../../core/plans/plan.ts';
import { couponKey, priceKey, productKey, recurrenceOf, TAX_CODE } from '../../../core/plans/provider-keys.ts';
import { newCoupon } from './coupon.ts';
import { newPrice } from './price.ts';
import { newProduct } from './product.ts';

export function catalogueObjects(plan: Plan, brand: string, created: number) {
  const product = newProduct(
    { id: productKey(plan), name: `${brand} ${plan.title}`, metadata: { plan: plan.id }, taxCode: TAX_CODE },
    created,
  );
  return [product, ...pricedPlans(plan).flatMap((priced) => priceAndCoupon(priced, product.id, created))];
}

function priceAndCoupon(plan: Plan, product: string, created: number) {
  const terms = introductoryTerms(plan);
  const { dueNow, currency } = dueOf(terms);
  const unitAmount = fullPrice(terms);
  const metadata = { plan: plan.id };
  const price = newPrice(
    {
      id: `price_${priceKey(plan, terms)}`,
      product,
      currency: currency.toLowerCase(),
      unitAmount,
      recurring: plan.once ? null : recurrenceOf(plan.period),
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
  return [price, coupon];
}
