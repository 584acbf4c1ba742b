import type { Db } from '../../../server/platform/db/client.ts';
import { emit } from '../deliveries/emit.ts';
import { newCustomer } from '../objects/customer.ts';
import { newId, seconds } from '../objects/ids.ts';
import type { PaymentIntent } from '../objects/payment-intent.ts';
import { newPaymentMethod } from '../objects/payment-method.ts';
import { newCustomerDetails, type Session } from '../objects/session.ts';
import { newSubscription } from '../objects/subscription.ts';
import { type CardDecline, testCard } from '../objects/test-cards.ts';
import { add, existing, lock, replace } from '../store.ts';
import { startDebit } from './debits.ts';
import { beginDiscount } from './discounts.ts';
import { chargeCard, failIntent, openIntent, requireAction } from './intents.ts';
import { openInvoice, payInvoice } from './invoices.ts';
import type { BillingMoment } from './moment.ts';
import { endOfPeriod } from './period.ts';
import { saveUpdated } from './subscriptions.ts';

const DAY_SECONDS = 86_400;

type CardHolder = { readonly card: string; readonly email: string; readonly name: string };

/** A session expires when it is read after its end. */
export async function currentSession(tx: Db, id: string, now: Date): Promise<Session | undefined> {
  const session = await lock(tx, 'checkout.session', id);
  if (session?.status !== 'open' || seconds(now) < session.expires_at) return session;
  return expire(tx, session, now);
}

export async function expire(tx: Db, session: Session, now: Date): Promise<Session> {
  const expired = await replace(tx, { ...session, status: 'expired' as const, url: null });
  await emit(tx, 'checkout.session.expired', expired, now);
  return expired;
}

/** The session stays open for another card. */
export async function decline(
  db: Db,
  id: string,
  { card, email, name }: CardHolder,
  declined: CardDecline,
  now: Date,
): Promise<void> {
  await whileOpen(db, id, now, async (moment, session) => {
    await chargeCard(moment, await intentOf(moment, session), card, { email, name }, declined);
  });
}

export async function requireConfirmation(db: Db, id: string, now: Date): Promise<void> {
  await whileOpen(db, id, now, async (moment, session) => requireAction(moment, await intentOf(moment, session)));
}

export async function rejectConfirmation(db: Db, id: string, declined: CardDecline, now: Date): Promise<void> {
  await whileOpen(db, id, now, async (moment, session) => failIntent(moment, await intentOf(moment, session), declined));
}

/** Runs in one transaction. A second call changes nothing. */
export async function pay(db: Db, id: string, holder: CardHolder, now: Date): Promise<Session | undefined> {
  return whileOpen(db, id, now, (moment, session) =>
    session.mode === 'payment' ? completePayment(moment, session, holder) : complete(moment, session, holder),
  );
}

async function complete(moment: BillingMoment, session: Session, { card, email, name }: CardHolder): Promise<void> {
  const { tx, now, at } = moment;
  const { quantity, trialDays = null, subscriptionMetadata: metadata } = session.sandbox;
  const price = await existing(tx, 'price', session.sandbox.price);
  const customer = newCustomer(email, name, at);
  const paymentMethod = newPaymentMethod({ card, email, name, customer: customer.id }, at);
  const invoiceId = newId('in');
  const made = newSubscription({
    customer: customer.id,
    price,
    quantity,
    invoice: invoiceId,
    metadata,
    card,
    publicUrl: session.sandbox.publicUrl,
    start: at,
    ...(trialDays === null
      ? { periodEnd: endOfPeriod(price, at, at), trial: false }
      : { periodEnd: at + trialDays * DAY_SECONDS, trial: true }),
    paymentMethod: paymentMethod.id,
  });
  const [discount] = session.discounts;
  const subscription = { ...made, discounts: discount ? await beginDiscount(moment, discount.coupon, made) : [] };
  const intent = session.amount_total > 0 ? await intentOf(moment, session) : undefined;
  await add(tx, customer, paymentMethod, subscription);
  await emit(tx, 'customer.created', customer, now);
  await emit(tx, 'customer.subscription.created', subscription, now);
  const invoice = await openInvoice(
    moment,
    {
      id: invoiceId,
      reason: 'subscription_create',
      subscription,
      customer,
      subtotal: session.amount_subtotal,
      discount: session.total_details.amount_discount,
      description: trialDays === null ? 'First period' : 'Trial',
    },
    intent,
  );
  const pending = intent !== undefined && settlesLater(card);
  if (pending) await startDebit(moment, await existing(tx, 'payment_intent', intent.id), { card, email, name });
  else if (invoice.status === 'open') await payInvoice(moment, invoice, card);
  await saveUpdated(moment, { ...subscription, status: trialDays === null ? 'active' : 'trialing' });
  const completed = await replace(tx, {
    ...session,
    status: 'complete' as const,
    payment_status: pending ? ('unpaid' as const) : intent ? ('paid' as const) : ('no_payment_required' as const),
    url: null,
    customer: customer.id,
    customer_details: newCustomerDetails(email, name),
    invoice: invoice.id,
    subscription: subscription.id,
    sandbox: { ...session.sandbox, paymentIntent: intent?.id ?? null },
  });
  await emit(tx, 'checkout.session.completed', completed, now);
}

function settlesLater(card: string): boolean {
  return testCard(card)?.settlesLater === true;
}

/** Paid once: its payment names the order. */
async function completePayment(moment: BillingMoment, session: Session, { card, email, name }: CardHolder): Promise<void> {
  const { tx, now, at } = moment;
  const { keepsCard } = session.sandbox;
  const customer = newCustomer(email, name, at);
  const paymentMethod = newPaymentMethod({ card, email, name, customer: keepsCard ? customer.id : null }, at);
  await add(tx, customer, paymentMethod);
  await emit(tx, 'customer.created', customer, now);
  const opened = await intentOf(moment, session);
  const intent = await replace(tx, {
    ...opened,
    customer: customer.id,
    metadata: session.sandbox.subscriptionMetadata,
    payment_method: paymentMethod.id,
    setup_future_usage: keepsCard ? ('on_session' as const) : null,
  });
  const pending = settlesLater(card);
  if (pending) await startDebit(moment, intent, { card, email, name });
  else await chargeCard(moment, intent, card, { email, name });
  const completed = await replace(tx, {
    ...session,
    status: 'complete' as const,
    payment_status: pending ? ('unpaid' as const) : ('paid' as const),
    url: null,
    customer: customer.id,
    customer_details: newCustomerDetails(email, name),
    payment_intent: intent.id,
    sandbox: { ...session.sandbox, paymentIntent: intent.id },
  });
  await emit(tx, 'checkout.session.completed', completed, now);
}

/** Resolves with the session after the change. */
async function whileOpen(
  db: Db,
  id: string,
  now: Date,
  act: (moment: BillingMoment, session: Session) => Promise<void>,
): Promise<Session | undefined> {
  return db.transaction().execute(async (tx) => {
    const session = await currentSession(tx, id, now);
    if (session?.status !== 'open') return session;
    await act({ tx, now, at: seconds(now) }, session);
    return lock(tx, 'checkout.session', id);
  });
}

/** All cards of a session are tried on one intent. */
async function intentOf(moment: BillingMoment, session: Session): Promise<PaymentIntent> {
  const known = session.sandbox.paymentIntent;
  if (known) return existing(moment.tx, 'payment_intent', known);
  const intent = await openIntent(moment, { amount: session.amount_total, currency: session.currency, customer: null });
  await replace(moment.tx, { ...session, sandbox: { ...session.sandbox, paymentIntent: intent.id } });
  return intent;
}
