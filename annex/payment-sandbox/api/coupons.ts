import { z } from 'zod';
import { newCoupon } from '../objects/coupon.ts';
import { newId, seconds } from '../objects/ids.ts';
import { add, find, lock, replace } from '../store.ts';
import type { Calls } from './calls.ts';
import { ApiError, parseParams, resourceMissing } from './errors.ts';
import { currency, mergeMetadata, metadata, wholeNumber } from './params.ts';

const name = z.string().max(40).exactOptional();
const Create = z.strictObject({
  id: z.string().optional(),
  amount_off: wholeNumber.min(1),
  currency,
  duration: z.enum(['once', 'repeating', 'forever']).default('once'),
  duration_in_months: wholeNumber.min(1).optional(),
  applies_to: z.strictObject({ products: z.array(z.string()).min(1) }).optional(),
  name,
  metadata: metadata.default({}),
});
const Update = z.strictObject({ name, metadata: metadata.optional() });

export function couponRoutes(api: Calls): void {
  api.retrieve('coupons', 'coupon');
  api.list('coupons', 'coupon', {}, () => ({}));

  api.post('/v1/coupons', async ({ tx, params, now }) => {
    const {
      id = newId('', 8).slice(1),
      amount_off: amountOff,
      duration_in_months: months,
      applies_to,
      ...given
    } = parseParams(Create, params);
    if ((given.duration === 'repeating') !== (months !== undefined))
      throw new ApiError(400, '`duration_in_months` is for the duration `repeating`.', { param: 'duration_in_months' });
    if (await find(tx, 'coupon', id)) throw new ApiError(400, 'Coupon already exists.', { code: 'resource_already_exists' });
    const coupon = newCoupon(
      { ...given, id, amountOff, months: months ?? null, products: applies_to?.products, name: given.name },
      seconds(now),
    );
    await add(tx, coupon);
    return coupon;
  });

  api.post('/v1/coupons/:id', async ({ tx, id, params }) => {
    const { metadata: given, ...change } = parseParams(Update, params);
    const coupon = await lock(tx, 'coupon', id);
    if (!coupon) throw resourceMissing('coupon', id);
    return replace(tx, { ...coupon, ...change, metadata: mergeMetadata(coupon.metadata, given) });
  });
}
