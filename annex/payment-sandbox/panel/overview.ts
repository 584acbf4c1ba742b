import type { Db } from '../../../server/platform/db/client.ts';
import { lastChargeOf } from '../billing/charges.ts';
import { clockOf } from '../billing/moment.ts';
import { draftOf } from '../billing/subscriptions.ts';
import { type DeliveryMode, deliveryMode } from '../deliveries/mode.ts';
import type { Charge } from '../objects/charge.ts';
import type { Event } from '../objects/event.ts';
import { seconds } from '../objects/ids.ts';
import type { Invoice } from '../objects/invoice.ts';
import type { Subscription } from '../objects/subscription.ts';
import { existing, matching, read } from '../store.ts';
import type { ChargeView } from './charge-parts.ts';
import { type Purchases, readPurchases } from './purchases.ts';

const MAX_SUBSCRIPTIONS = 20;
const MAX_PURCHASES = 20;
const MAX_EVENTS = 20;

export type SubscriptionView = ChargeView & {
  readonly subscription: Subscription;
  readonly email: string;
  readonly product: string;
  /** Seconds ahead of the real clock. */
  readonly ahead: number;
  readonly clock: number;
  readonly openInvoice: Invoice | undefined;
  /** Of a renewal that has begun. */
  readonly draft: Invoice | undefined;
  readonly pendingCharge: Charge | undefined;
};

export type DeliveryView = {
  readonly attempts: number;
  readonly nextAt: Date;
  readonly deliveredAt: Date | null;
  readonly status: number | null;
};
export type EventView = { readonly event: Event; readonly sendings: readonly DeliveryView[] };

export type PanelOverview = {
  readonly subscriptions: readonly SubscriptionView[];
  readonly total: number;
  readonly paidOnce: Purchases;
  readonly events: readonly EventView[];
  readonly mode: DeliveryMode;
  readonly now: Date;
};

export async function overview(db: Db, now: Date): Promise<PanelOverview> {
  const rows = await newest(db, 'subscription', MAX_SUBSCRIPTIONS);
  const { total } = await db
    .selectFrom('sandbox_objects')
    .select((row) => row.fn.countAll<string>().as('total'))
    .where('type', '=', 'subscription')
    .executeTakeFirstOrThrow();
  const subscriptions: SubscriptionView[] = [];
  for (const row of rows) subscriptions.push(await viewOf(db, read<'subscription'>(row), now));
  const paidOnce = await readPurchases(db, MAX_PURCHASES);
  return { subscriptions, total: Number(total), paidOnce, events: await eventViews(db), mode: await deliveryMode(db), now };
}

async function viewOf(db: Db, subscription: Subscription, now: Date): Promise<SubscriptionView> {
  const [item] = subscription.items.data;
  const product = await existing(db, 'product', item.price.product);
  const customer = await existing(db, 'customer', subscription.customer);
  const invoices = await matching(db, 'invoice', {
    parent: { subscription_details: { subscription: subscription.id } },
    status: 'open',
  });
  const lastCharge = await lastChargeOf(db, customer.id);
  const [dispute] = lastCharge ? await matching(db, 'dispute', { charge: lastCharge.id }) : [];
  const [pendingCharge] = await matching(db, 'charge', { customer: customer.id, status: 'pending' });
  const clock = clockOf(subscription, now);
  return {
    subscription,
    email: customer.email,
    product: product.name,
    ahead: clock - seconds(now),
    clock,
    openInvoice: invoices[0],
    draft: await draftOf(db, subscription),
    lastCharge,
    dispute,
    pendingCharge,
  };
}

async function eventViews(db: Db): Promise<EventView[]> {
  const rows = await newest(db, 'event', MAX_EVENTS);
  const events = rows.map((row) => read<'event'>(row));
  if (events.length === 0) return [];
  const ids = events.map(({ id }) => id);
  const deliveries = await db.selectFrom('sandbox_deliveries').selectAll().where('event_id', 'in', ids).orderBy('id').execute();
  return events.map((event) => ({
    event,
    sendings: deliveries
      .filter((sending) => sending.event_id === event.id)
      .map(({ attempts, next_at, delivered_at, status }) => ({ attempts, nextAt: next_at, deliveredAt: delivered_at, status })),
  }));
}

/** Only events that the webhook subscribed to. */
function newest(db: Db, type: 'subscription' | 'event', limit: number) {
  const rows = db.selectFrom('sandbox_objects').select('data').where('type', '=', type);
  const wanted = type === 'event' ? rows.where((row) => row(row.ref('data', '->>').key('pending_webhooks'), '=', '1')) : rows;
  return wanted.orderBy('position', 'desc').limit(limit).execute();
}
