import { z } from 'zod';
import { newCoupon } from '../objects/coupon.ts';
import { newId, seconds } from '../objects/ids.ts';
import { add, find, lock, replace } from '../store.ts';
import type { Calls } from './calls.ts';
import { ApiError, parseParams, resourceMissing } from './errors.ts';
import { currency, mergeMetadata, metadata, wholeNumber } from './params.ts';

const name = z.string().max(40).exactOptional();
const Create = z
  .strictObject({
    id: z.string().optional(),
    amount_off: wholeNumber.min(1).optional(),
    percent_off: z.coerce.number().gt(0).max(100).optional(),
    currency: currency.optional(),
    duration: z.enum(['once', 'forever', 'repeating'], 'must be one of once, forever, repeating').default('once'),
    duration_in_months: wholeNumber.min(1).optional(),
    applies_to: z.strictObject({ products: z.array(z.string()).min(1) }).optional(),
    name,
    metadata: metadata.default({}),
  })
  .refine((coupon) => (coupon.amount_off === undefined) !== (coupon.percent_off === undefined), 'needs an amount or a percentage')
  .refine((coupon) => coupon.amount_off === undefined || coupon.currency !== undefined, 'an amount needs a currency')
  .refine(
    (coupon) => (coupon.duration === 'repeating') === (coupon.duration_in_months !== undefined),
    'only one that repeats has months',
  );
const Update = z.strictObject({ name, metadata: metadata.optional() });

export function couponRoutes(api: Calls): void {
  api.retrieve('coupons', 'coupon');
  api.list('coupons', 'coupon', {}, () => ({}));

  api.post('/v1/coupons', async ({ tx, params, now }) => {
    const { id = newId('', 8).slice(1), duration, metadata, name, ...given } = parseParams(Create, params);
    if (await find(tx, 'coupon', id)) throw new ApiError(400, 'Coupon already exists.', { code: 'resource_already_exists' });
    const { amount_off: amountOff = null, percent_off: percentOff = null, duration_in_months: months = null } = given;
    const products = given.applies_to?.products;
    const order = { id, duration, metadata, name, amountOff, percentOff, months, products, currency: given.currency ?? '' };
    const coupon = newCoupon(order, seconds(now));
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
