import { z } from 'zod';
import type { Db } from '../../../server/platform/db/client.ts';
import { newId, seconds } from '../objects/ids.ts';
import { newPrice } from '../objects/price.ts';
import { add, find, lock, matching, replace } from '../store.ts';
import { type Calls, equalityFilter } from './calls.ts';
import { ApiError, parseParams, resourceMissing } from './errors.ts';
import { currency, flag, mergeMetadata, metadata, wholeNumber } from './params.ts';

const taxBehavior = z.enum(['exclusive', 'inclusive', 'unspecified']);
const Create = z.strictObject({
  product: z.string(),
  currency,
  unit_amount: wholeNumber.min(0),
  recurring: z
    .strictObject({ interval: z.enum(['week', 'month', 'year']), interval_count: wholeNumber.min(1).default(1) })
    .optional(),
  lookup_key: z.string().max(200).optional(),
  transfer_lookup_key: flag.default(false),
  metadata: metadata.default({}),
  nickname: z.string().optional(),
  tax_behavior: taxBehavior.optional(),
});
const Update = z.strictObject({
  active: flag.exactOptional(),
  lookup_key: z.string().max(200).exactOptional(),
  transfer_lookup_key: flag.default(false),
  metadata: metadata.exactOptional(),
  nickname: z.string().exactOptional(),
  tax_behavior: taxBehavior.exactOptional(),
});

const filters = {
  active: flag.optional(),
  product: z.string().optional(),
  lookup_keys: z.array(z.string()).min(1).max(10).optional(),
};

export function priceRoutes(api: Calls): void {
  api.retrieve('prices', 'price');
  api.list('prices', 'price', filters, ({ lookup_keys, ...given }) => ({
    ...equalityFilter(given),
    ...(lookup_keys && { among: { field: 'lookup_key', values: lookup_keys } }),
  }));

  api.post('/v1/prices', async ({ tx, params, now }) => {
    const { product, lookup_key, transfer_lookup_key, ...given } = parseParams(Create, params);
    if (!(await find(tx, 'product', product))) throw resourceMissing('product', product, 'product', 400);
    await freeLookupKey(tx, lookup_key, transfer_lookup_key);
    const price = newPrice(
      {
        id: newId('price'),
        product,
        currency: given.currency,
        unitAmount: given.unit_amount,
        recurring: given.recurring ?? null,
        lookupKey: lookup_key,
        metadata: given.metadata,
        ...(given.nickname && { nickname: given.nickname }),
        ...(given.tax_behavior && { taxBehavior: given.tax_behavior }),
      },
      seconds(now),
    );
    await add(tx, price);
    return price;
  });

  api.post('/v1/prices/:id', async ({ tx, id, params }) => {
    const { metadata: given, transfer_lookup_key, ...change } = parseParams(Update, params);
    const price = await lock(tx, 'price', id);
    if (!price) throw resourceMissing('price', id);
    if (change.lookup_key !== price.lookup_key) await freeLookupKey(tx, change.lookup_key, transfer_lookup_key);
    return replace(tx, { ...price, ...change, metadata: mergeMetadata(price.metadata, given) });
  });
}

/** A lookup key belongs to one price; it moves only with `transfer_lookup_key`. */
async function freeLookupKey(tx: Db, key: string | undefined, transfer: boolean): Promise<void> {
  if (!key) return;
  const [holder] = await matching(tx, 'price', { lookup_key: key });
  if (!holder) return;
  if (!transfer) {
    const message = `A price (\`${holder.id}\`) already uses that lookup key.`;
    throw new ApiError(400, message, { code: 'resource_already_exists', param: 'lookup_key' });
  }
  await replace(tx, { ...holder, lookup_key: null });
}
