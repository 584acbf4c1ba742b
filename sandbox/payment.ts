import type { Db } from '../server/db/client.ts';
import { newCustomer } from './objects/customer.ts';
import { newId, seconds } from './objects/ids.ts';
import { newPaidInvoice } from './objects/invoice.ts';
import { type Session, toldSession } from './objects/session.ts';
import { newSubscription } from './objects/subscription.ts';
import { add, emit, find, lockSession, replaceSession } from './store.ts';

/** The session as it is now: one whose time is up expires when it is looked at. */
export async function currentSession(tx: Db, id: string, now: Date): Promise<Session | undefined> {
  const session = await lockSession(tx, id);
  if (session?.status !== 'open' || seconds(now) < session.expires_at) return session;
  return expire(tx, session, now);
}

export async function expire(tx: Db, session: Session, now: Date): Promise<Session> {
  const expired: Session = { ...session, status: 'expired', url: null };
  await replaceSession(tx, expired);
  await emit(tx, 'checkout.session.expired', toldSession(expired), now);
  return expired;
}

/** Pays an open session once: customer, subscription, invoice, events and what is owed to the webhook, all or nothing. */
export async function pay(
  db: Db,
  id: string,
  payer: { readonly email: string; readonly name: string },
  now: Date,
): Promise<Session | undefined> {
  return db.transaction().execute(async (tx) => {
    const session = await currentSession(tx, id, now);
    if (session?.status !== 'open') return session;
    const price = await find(tx, 'price', session.sandbox.price);
    if (!price) throw new Error(`Session ${id} has the unknown price ${session.sandbox.price}.`);

    const start = seconds(now);
    const customer = newCustomer(payer.email, payer.name, start);
    const invoiceId = newId('in');
    const { quantity, subscriptionMetadata: metadata } = session.sandbox;
    const subscription = newSubscription({ customer: customer.id, price, quantity, invoice: invoiceId, metadata }, start);
    const invoice = newPaidInvoice(invoiceId, session, subscription, customer, start);
    const paid: Session = {
      ...session,
      status: 'complete',
      payment_status: 'paid',
      url: null,
      customer: customer.id,
      customer_details: payer,
      invoice: invoice.id,
      subscription: subscription.id,
    };
    await add(tx, customer, subscription, invoice);
    await replaceSession(tx, paid);
    await emit(tx, 'customer.subscription.created', subscription, now);
    await emit(tx, 'invoice.paid', invoice, now);
    await emit(tx, 'checkout.session.completed', toldSession(paid), now);
    return paid;
  });
}
