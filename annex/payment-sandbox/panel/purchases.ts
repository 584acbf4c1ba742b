import { sql } from 'kysely';
import { ACCESS, productKey } from '../../../core/plans/provider-keys.ts';
import type { Db } from '../../../server/platform/db/client.ts';
import type { Charge } from '../objects/charge.ts';
import type { PaymentIntent } from '../objects/payment-intent.ts';
import { existing, find, matching, ofType, read } from '../store.ts';
import type { ChargeView } from './charge-parts.ts';

export type PurchaseView = ChargeView & {
  readonly intent: PaymentIntent;
  readonly email: string;
  readonly product: string;
  /** It was charged to the card of another order. */
  readonly offered: boolean;
};

export type Purchases = { readonly purchases: readonly PurchaseView[]; readonly total: number };

/** Payments that are orders of their own. */
export async function readPurchases(db: Db, limit: number): Promise<Purchases> {
  const all = ofType(db, 'payment_intent').where(sql<boolean>`data -> 'metadata' ->> ${ACCESS} is not null`);
  const rows = await all.orderBy('position', 'desc').limit(limit).execute();
  const { total } = await all
    .clearSelect()
    .select((row) => row.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const purchases: PurchaseView[] = [];
  for (const row of rows) purchases.push(await viewOf(db, read<'payment_intent'>(row)));
  return { purchases, total: Number(total) };
}

async function viewOf(db: Db, intent: PaymentIntent): Promise<PurchaseView> {
  const customer = await existing(db, 'customer', intent.customer ?? '');
  const sessions = await matching(db, 'checkout.session', { payment_intent: intent.id });
  const lastCharge = await paidCharge(db, intent);
  const [dispute] = lastCharge ? await matching(db, 'dispute', { charge: lastCharge.id }) : [];
  const plan = intent.metadata.plan ?? '';
  const product = await find(db, 'product', productKey({ id: plan }));
  return {
    intent,
    email: customer.email,
    product: intent.description ?? product?.name ?? plan,
    offered: sessions.length === 0,
    lastCharge,
    dispute,
  };
}

async function paidCharge(db: Db, { latest_charge: id }: PaymentIntent): Promise<Charge | undefined> {
  const charge = id === null ? undefined : await existing(db, 'charge', id);
  return charge?.paid ? charge : undefined;
}
