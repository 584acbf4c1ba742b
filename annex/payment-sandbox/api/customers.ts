import { z } from 'zod';
import { emit } from '../deliveries/emit.ts';
import { lock, replace } from '../store.ts';
import { type Calls, equalityFilter } from './calls.ts';
import { parseParams, resourceMissing } from './errors.ts';
import { email, mergeMetadata, metadata } from './params.ts';

const Update = z.strictObject({ email: email.exactOptional(), name: z.string().exactOptional(), metadata: metadata.optional() });

export function customerRoutes(api: Calls): void {
  api.retrieve('customers', 'customer');
  api.list('customers', 'customer', { email: z.string().optional() }, equalityFilter);

  api.post('/v1/customers/:id', async ({ tx, id, params, now }) => {
    const { metadata: given, ...change } = parseParams(Update, params);
    const customer = await lock(tx, 'customer', id);
    if (!customer) throw resourceMissing('customer', id);
    const updated = await replace(tx, { ...customer, ...change, metadata: mergeMetadata(customer.metadata, given) });
    await emit(tx, 'customer.updated', updated, now);
    return updated;
  });
}
