import type { JSONColumnType } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../server/platform/db/client.ts';
import type { BalanceTransaction } from './objects/balance-transaction.ts';
import type { Charge } from './objects/charge.ts';
import type { Coupon } from './objects/coupon.ts';
import type { Customer } from './objects/customer.ts';
import type { StoredDiscount } from './objects/discount.ts';
import type { Dispute } from './objects/dispute.ts';
import type { EarlyFraudWarning } from './objects/early-fraud-warning.ts';
import type { Event } from './objects/event.ts';
import type { Invoice } from './objects/invoice.ts';
import type { InvoicePayment } from './objects/invoice-payment.ts';
import type { PaymentIntent } from './objects/payment-intent.ts';
import type { PaymentMethod } from './objects/payment-method.ts';
import type { Payout } from './objects/payout.ts';
import type { PortalConfiguration } from './objects/portal-configuration.ts';
import type { PortalSession } from './objects/portal-session.ts';
import type { Price } from './objects/price.ts';
import type { Product } from './objects/product.ts';
import type { Refund } from './objects/refund.ts';
import type { Session } from './objects/session.ts';
import type { Subscription } from './objects/subscription.ts';
import type { SubscriptionSchedule } from './objects/subscription-schedule.ts';
import type { WebhookEndpoint } from './objects/webhook-endpoint.ts';

/** By Stripe's name of the type. */
export type Objects = {
  product: Product;
  price: Price;
  coupon: Coupon;
  customer: Customer;
  'checkout.session': Session;
  subscription: Subscription;
  subscription_schedule: SubscriptionSchedule;
  invoice: Invoice;
  invoice_payment: InvoicePayment;
  payment_intent: PaymentIntent;
  payment_method: PaymentMethod;
  charge: Charge;
  refund: Refund;
  discount: StoredDiscount;
  dispute: Dispute;
  'radar.early_fraud_warning': EarlyFraudWarning;
  balance_transaction: BalanceTransaction;
  payout: Payout;
  event: Event;
  webhook_endpoint: WebhookEndpoint;
  'billing_portal.session': PortalSession;
  'billing_portal.configuration': PortalConfiguration;
};

export type ObjectType = keyof Objects;
export type StoredObject = Objects[ObjectType];

/** For example `{status: 'open'}`. */
export type ObjectMatch = Readonly<Record<string, unknown>>;

/** Existing objects stay unchanged. */
export async function add(db: Db, ...objects: readonly StoredObject[]): Promise<void> {
  const rows = objects.map((object) => ({ id: object.id, type: object.object, data: JSON.stringify(object) }));
  await db
    .insertInto('sandbox_objects')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function find<T extends ObjectType>(db: Db, type: T, id: string): Promise<Objects[T] | undefined> {
  const row = await ofType(db, type).where('id', '=', id).executeTakeFirst();
  return row && read<T>(row);
}

/** For references, whose object always exists. */
export async function existing<T extends ObjectType>(db: Db, type: T, id: string): Promise<Objects[T]> {
  const object = await find(db, type, id);
  if (!object) throw new Error(`The sandbox has lost the ${type} ${id}.`);
  return object;
}

/** Locks the row until the transaction ends. */
export async function lock<T extends ObjectType>(tx: Db, type: T, id: string): Promise<Objects[T] | undefined> {
  const row = await ofType(tx, type).where('id', '=', id).forUpdate().executeTakeFirst();
  return row && read<T>(row);
}

/** Oldest first. */
export async function matching<T extends ObjectType>(db: Db, type: T, match: ObjectMatch = {}): Promise<Objects[T][]> {
  const rows = await ofType(db, type).where(jsonMatches(match)).orderBy('position').execute();
  return rows.map((row) => read<T>(row));
}

export async function replace<O extends StoredObject>(tx: Db, object: O): Promise<O> {
  await tx
    .updateTable('sandbox_objects')
    .set({ data: JSON.stringify(object) })
    .where('id', '=', object.id)
    .execute();
  return object;
}

export function jsonMatches(match: ObjectMatch) {
  return sql<boolean>`data @> ${JSON.stringify(match)}::jsonb`;
}

export function ofType(db: Db, type: ObjectType) {
  return db.selectFrom('sandbox_objects').select('data').where('type', '=', type);
}

export function read<T extends ObjectType>(row: {
  readonly data: JSONColumnType<Record<string, unknown>>['__select__'];
}): Objects[T] {
  return row.data as unknown as Objects[T];
}
