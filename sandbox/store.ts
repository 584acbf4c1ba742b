import type { Db } from '../server/db/client.ts';
import type { Coupon, Price, Product } from './objects/catalogue.ts';
import type { Customer } from './objects/customer.ts';
import { type Event, newEvent } from './objects/event.ts';
import type { Invoice } from './objects/invoice.ts';
import type { Session } from './objects/session.ts';
import type { Subscription } from './objects/subscription.ts';

/** Everything the sandbox holds, by the provider's name of its type. */
export type Objects = {
  product: Product;
  price: Price;
  coupon: Coupon;
  customer: Customer;
  'checkout.session': Session;
  subscription: Subscription;
  invoice: Invoice;
  event: Event;
};

type Stored = Objects[keyof Objects];

export async function add(db: Db, ...objects: readonly Stored[]): Promise<void> {
  const rows = objects.map((object) => ({ id: object.id, type: object.object, data: JSON.stringify(object) }));
  await db
    .insertInto('sandbox_objects')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function find<T extends keyof Objects>(db: Db, type: T, id: string): Promise<Objects[T] | undefined> {
  const row = await objects(db, type).where('id', '=', id).executeTakeFirst();
  return row && (row.data as Objects[T]);
}

/** Finds a session and lets nobody else change it before this transaction ends. */
export async function lockSession(tx: Db, id: string): Promise<Session | undefined> {
  const row = await objects(tx, 'checkout.session').where('id', '=', id).forUpdate().executeTakeFirst();
  return row && (row.data as unknown as Session);
}

export async function replaceSession(tx: Db, session: Session): Promise<void> {
  await tx
    .updateTable('sandbox_objects')
    .set({ data: JSON.stringify(session) })
    .where('id', '=', session.id)
    .execute();
}

export async function pricesByLookupKey(db: Db, keys: readonly string[]): Promise<Price[]> {
  const rows = await objects(db, 'price')
    .where((row) => row(row.ref('data', '->>').key('lookup_key'), 'in', keys))
    .execute();
  return rows.map((row) => row.data as unknown as Price);
}

/** Records that something happened, and that the webhook owes it to us. */
export async function emit(tx: Db, type: string, object: { readonly id: string }, now: Date): Promise<void> {
  const event = newEvent(type, object, now);
  await add(tx, event);
  await tx.insertInto('sandbox_deliveries').values({ event_id: event.id, next_at: now }).execute();
}

function objects(db: Db, type: keyof Objects) {
  return db.selectFrom('sandbox_objects').select('data').where('type', '=', type);
}
