import { z } from 'zod';
import type { Db } from '../../../server/platform/db/client.ts';
import { momentOf } from '../billing/moment.ts';
import { changePrice, end, saveUpdated, setCancelAt, setCancelAtPeriodEnd } from '../billing/subscriptions.ts';
import type { Subscription } from '../objects/subscription.ts';
import { withItem } from '../objects/subscription.ts';
import { find, lock } from '../store.ts';
import type { Calls } from './calls.ts';
import { ApiError, noSuch, parseParams } from './errors.ts';
import type { ListFilter } from './list.ts';
import { flag, mergeMetadata, metadata, wholeNumber } from './params.ts';

const STATUSES = ['incomplete', 'trialing', 'active', 'past_due', 'canceled', 'all', 'ended'] as const;

const Update = z.strictObject({
  cancel_at: z.union([z.literal(''), wholeNumber]).optional(),
  cancel_at_period_end: flag.optional(),
  items: z
    .array(z.strictObject({ id: z.string(), price: z.string() }))
    .length(1)
    .optional(),
  proration_behavior: z.literal('none', 'only none is spoken here').optional(),
  trial_end: wholeNumber.optional(),
  metadata: metadata.optional(),
});
const Cancel = z.strictObject({
  invoice_now: flag.optional(),
  prorate: flag.optional(),
  cancellation_details: z.strictObject({ comment: z.string().optional() }).optional(),
});

const filters = { customer: z.string().optional(), status: z.enum(STATUSES).optional() };

export function subscriptionRoutes(api: Calls): void {
  api.retrieve('subscriptions', 'subscription');
  api.list('subscriptions', 'subscription', filters, ({ customer, status }) => ({
    ...byStatus(status, customer ? { customer } : {}),
  }));

  api.post('/v1/subscriptions/:id', async ({ tx, id, params, now }) => {
    const update = parseParams(Update, params);
    let subscription = await running(tx, id);
    const moment = momentOf(tx, subscription, now);
    if (update.items || update.trial_end !== undefined) subscription = await changePlan(moment, subscription, update);
    if (update.cancel_at !== undefined && update.cancel_at_period_end !== undefined)
      throw new ApiError(400, 'You may only specify one of these parameters: cancel_at, cancel_at_period_end.');
    if (update.cancel_at !== undefined)
      subscription = await setCancelAt(moment, subscription, update.cancel_at === '' ? null : update.cancel_at);
    if (update.cancel_at_period_end !== undefined)
      subscription = await setCancelAtPeriodEnd(moment, subscription, update.cancel_at_period_end);
    if (!update.metadata) return subscription;
    return saveUpdated(moment, { ...subscription, metadata: mergeMetadata(subscription.metadata, update.metadata) });
  });

  api.delete('/v1/subscriptions/:id', async ({ tx, id, params, now }) => {
    const { invoice_now, prorate } = parseParams(Cancel, params);
    if (invoice_now || prorate) throw new ApiError(400, 'The sandbox ends subscriptions without a last invoice or proration.');
    const subscription = await lock(tx, 'subscription', id);
    if (!subscription || subscription.status === 'canceled') throw noSuch('subscription', id);
    return end(momentOf(tx, subscription, now), subscription);
  });
}

async function running(tx: Db, id: string): Promise<Subscription> {
  const subscription = await lock(tx, 'subscription', id);
  if (!subscription) throw noSuch('subscription', id);
  if (subscription.status !== 'canceled') return subscription;
  throw new ApiError(400, 'A canceled subscription can only update its cancellation_details and metadata.');
}

async function changePlan(
  moment: ReturnType<typeof momentOf>,
  subscription: Subscription,
  { items, trial_end, proration_behavior }: z.output<typeof Update>,
): Promise<Subscription> {
  const [item] = subscription.items.data;
  const [wished] = items ?? [{ id: item.id, price: item.price.id }];
  if (wished?.id !== item.id) throw noSuch('subscription item', String(wished?.id), 'items[0][id]', 400);
  const price = await find(moment.tx, 'price', wished.price);
  if (!price) throw noSuch('price', wished.price, 'items[0][price]', 400);
  if (proration_behavior !== 'none') {
    throw new ApiError(400, 'The sandbox changes prices only with proration_behavior none.', { param: 'proration_behavior' });
  }
  if (trial_end !== undefined) {
    if (trial_end > moment.at) return changePrice(moment, subscription, price, trial_end);
    throw new ApiError(400, 'Invalid timestamp: must be an integer Unix timestamp in the future.', { param: 'trial_end' });
  }
  const same = (['interval', 'interval_count'] as const).every((name) => price.recurring[name] === item.price.recurring[name]);
  if (same) return saveUpdated(moment, withItem(subscription, { price }));
  throw new ApiError(400, 'The sandbox changes to another interval only with trial_end.', { param: 'trial_end' });
}

/** As at Stripe, a list without a status leaves out ended subscriptions. */
function byStatus(status: (typeof STATUSES)[number] | undefined, match: Readonly<Record<string, unknown>>): ListFilter {
  if (status === 'all') return { match };
  if (status === undefined) return { match, except: { status: 'canceled' } };
  return { match: { ...match, status: status === 'ended' ? 'canceled' : status } };
}
