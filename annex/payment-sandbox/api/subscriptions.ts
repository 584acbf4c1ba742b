import { z } from 'zod';
import type { Db } from '../../../server/platform/db/client.ts';
import { redeem } from '../billing/discounts.ts';
import { type BillingMoment, momentOf } from '../billing/moment.ts';
import { pause, resume } from '../billing/pauses.ts';
import { end, saveUpdated, setCancelAt, setCancelAtPeriodEnd } from '../billing/subscriptions.ts';
import type { Subscription } from '../objects/subscription.ts';
import { find, lock } from '../store.ts';
import type { Calls } from './calls.ts';
import { ApiError, parseParams, resourceMissing } from './errors.ts';
import type { ListFilter } from './list.ts';
import { flag, mergeMetadata, metadata, wholeNumber } from './params.ts';

const STATUSES = ['incomplete', 'trialing', 'active', 'past_due', 'paused', 'canceled', 'all', 'ended'] as const;

const Update = z.strictObject({
  cancel_at: z.union([z.literal(''), wholeNumber]).optional(),
  cancel_at_period_end: flag.optional(),
  discounts: z.array(z.union([z.strictObject({ discount: z.string() }), z.strictObject({ coupon: z.string() })])).optional(),
  metadata: metadata.optional(),
});
const Cancel = z.strictObject({
  invoice_now: flag.optional(),
  prorate: flag.optional(),
  cancellation_details: z.strictObject({ comment: z.string().optional() }).optional(),
});

const Pause = z.strictObject({
  bill_for: z.strictObject({ unused_time_from: z.strictObject({ type: z.literal('none', 'only none is spoken here') }) }),
});
const Resume = z.strictObject({
  billing_cycle_anchor: z.strictObject({ type: z.enum(['now', 'unchanged']) }),
  payment_behavior: z.literal('resume_on_payment_success', 'only resume_on_payment_success is spoken here'),
  proration_behavior: z.literal('none', 'only none is spoken here'),
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
    if (subscription.schedule !== null && (update.cancel_at !== undefined || update.cancel_at_period_end !== undefined)) {
      const message = `The subscription is managed by the subscription schedule \`${subscription.schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`;
      throw new ApiError(400, message);
    }
    if (update.cancel_at !== undefined && update.cancel_at_period_end !== undefined)
      throw new ApiError(400, 'You may only specify one of these parameters: cancel_at, cancel_at_period_end.');
    if (update.cancel_at !== undefined)
      subscription = await setCancelAt(moment, subscription, update.cancel_at === '' ? null : update.cancel_at);
    if (update.cancel_at_period_end !== undefined)
      subscription = await setCancelAtPeriodEnd(moment, subscription, update.cancel_at_period_end);
    if (update.discounts) subscription = await setDiscounts(moment, subscription, update.discounts);
    if (!update.metadata) return subscription;
    return saveUpdated(moment, { ...subscription, metadata: mergeMetadata(subscription.metadata, update.metadata) });
  });

  api.post('/v1/subscriptions/:id/pause', async ({ tx, id, params, now }) => {
    parseParams(Pause, params);
    const subscription = await running(tx, id);
    return pause(momentOf(tx, subscription, now), subscription);
  });

  api.post('/v1/subscriptions/:id/resume', async ({ tx, id, params, now }) => {
    parseParams(Resume, params);
    const subscription = await running(tx, id);
    return resume(momentOf(tx, subscription, now), subscription);
  });

  api.delete('/v1/subscriptions/:id', async ({ tx, id, params, now }) => {
    const { invoice_now, prorate } = parseParams(Cancel, params);
    if (invoice_now || prorate) throw new ApiError(400, 'The sandbox ends subscriptions without a last invoice or proration.');
    const subscription = await lock(tx, 'subscription', id);
    if (!subscription || subscription.status === 'canceled') throw resourceMissing('subscription', id);
    return end(momentOf(tx, subscription, now), subscription);
  });
}

type NamedDiscount = { readonly discount: string } | { readonly coupon: string };

/** Those that are not named end. */
async function setDiscounts(moment: BillingMoment, subscription: Subscription, named: readonly NamedDiscount[]) {
  const discounts: string[] = [];
  for (const each of named) {
    if ('discount' in each) {
      discounts.push(each.discount);
      continue;
    }
    const coupon = await find(moment.tx, 'coupon', each.coupon);
    if (!coupon) throw resourceMissing('coupon', each.coupon, 'discounts', 400);
    discounts.push(await redeem(moment, subscription, coupon));
  }
  return saveUpdated(moment, { ...subscription, discounts });
}

async function running(tx: Db, id: string): Promise<Subscription> {
  const subscription = await lock(tx, 'subscription', id);
  if (!subscription) throw resourceMissing('subscription', id);
  if (subscription.status !== 'canceled') return subscription;
  throw new ApiError(400, 'A canceled subscription can only update its cancellation_details and metadata.');
}

/** As at Stripe, a list without a status leaves out ended subscriptions. */
function byStatus(status: (typeof STATUSES)[number] | undefined, match: Readonly<Record<string, unknown>>): ListFilter {
  if (status === 'all') return { match };
  if (status === undefined) return { match, except: { status: 'canceled' } };
  return { match: { ...match, status: status === 'ended' ? 'canceled' : status } };
}
