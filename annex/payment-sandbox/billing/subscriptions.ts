import type { Db } from '../../../server/platform/db/client.ts';
import { emit } from '../deliveries/emit.ts';
import type { Invoice } from '../objects/invoice.ts';
import type { CancellationReason, Subscription } from '../objects/subscription.ts';
import { matching, replace } from '../store.ts';
import type { BillingMoment } from './moment.ts';
import { cancelSchedule } from './schedules.ts';

export async function saveUpdated({ tx, now }: BillingMoment, subscription: Subscription): Promise<Subscription> {
  await replace(tx, subscription);
  await emit(tx, 'customer.subscription.updated', subscription, now);
  return subscription;
}

/** Access continues until the period ends. */
export async function setCancelAtPeriodEnd(
  moment: BillingMoment,
  subscription: Subscription,
  ends: boolean,
): Promise<Subscription> {
  if (subscription.cancel_at_period_end === ends) return subscription; // does not clear a date of the portal
  const [item] = subscription.items.data;
  const changed = await setCancelAt(moment, subscription, ends ? item.current_period_end : null);
  return saveUpdated(moment, { ...changed, cancel_at_period_end: ends });
}

/** As the portal does with flexible billing: the flag stays false. */
export async function setCancelAt(moment: BillingMoment, subscription: Subscription, at: number | null): Promise<Subscription> {
  return saveUpdated(moment, {
    ...subscription,
    cancel_at: at,
    cancel_at_period_end: false,
    canceled_at: at === null ? null : moment.at,
    cancellation_details: {
      ...subscription.cancellation_details,
      reason: at === null ? null : 'cancellation_requested',
    },
  });
}

/** Without a refund. */
export async function end(
  moment: BillingMoment,
  subscription: Subscription,
  reason: CancellationReason = 'cancellation_requested',
): Promise<Subscription> {
  const { tx, now, at } = moment;
  await cancelSchedule(moment, subscription);
  const draft = await draftOf(tx, subscription);
  if (draft) await replace(tx, { ...draft, auto_advance: false, automatically_finalizes_at: null, next_payment_attempt: null });
  const ended = await replace(tx, {
    ...subscription,
    canceled_at: subscription.canceled_at ?? at,
    cancellation_details: { ...subscription.cancellation_details, reason },
    ended_at: at,
    schedule: null,
    status: 'canceled' as const,
  });
  await emit(tx, 'customer.subscription.deleted', ended, now);
  return ended;
}

export async function openInvoiceOf(tx: Db, { id }: Subscription): Promise<Invoice | undefined> {
  const [invoice] = await matching(tx, 'invoice', {
    status: 'open',
    parent: { subscription_details: { subscription: id } },
  });
  return invoice;
}

/** Of a renewal that is charged within the hour. */
export async function draftOf(tx: Db, { id }: Pick<Subscription, 'id'>): Promise<Invoice | undefined> {
  const [draft] = await matching(tx, 'invoice', { ...PENDING_DRAFT, parent: { subscription_details: { subscription: id } } });
  return draft;
}

/** An invoice that is blocked, or whose subscription ended, advances no more. */
export const PENDING_DRAFT = { status: 'draft', auto_advance: true };
