import { z } from 'zod';
import { newId, seconds } from '../objects/ids.ts';
import { newProduct } from '../objects/product.ts';
import { add, find, lock, replace } from '../store.ts';
import { type Calls, equalityFilter } from './calls.ts';
import { ApiError, parseParams, resourceMissing } from './errors.ts';
import { flag, mergeMetadata, metadata } from './params.ts';

const common = {
  active: flag.exactOptional(),
  description: z.string().exactOptional(),
  metadata: metadata.exactOptional(),
  tax_code: z.string().exactOptional(),
};
const Create = z.strictObject({ ...common, id: z.string().exactOptional(), name: z.string().min(1) });
const Update = z.strictObject({ ...common, name: z.string().min(1).exactOptional(), default_price: z.string().exactOptional() });

export function productRoutes(api: Calls): void {
  api.retrieve('products', 'product');
  api.list('products', 'product', { active: flag.optional() }, equalityFilter);

  api.post('/v1/products', async ({ tx, params, now }) => {
    const { id = newId('prod', 14), name, metadata: given = {}, ...change } = parseParams(Create, params);
    if (await find(tx, 'product', id)) throw new ApiError(400, 'Product already exists.', { code: 'resource_already_exists' });
    const product = { ...newProduct({ id, name, metadata: given }, seconds(now)), ...change };
    await add(tx, product);
    return product;
  });

  api.post('/v1/products/:id', async ({ tx, id, params, now }) => {
    const { metadata: given, ...change } = parseParams(Update, params);
    const product = await lock(tx, 'product', id);
    if (!product) throw resourceMissing('product', id);
    return replace(tx, { ...product, ...change, metadata: mergeMetadata(product.metadata, given), updated: seconds(now) });
  });
}
