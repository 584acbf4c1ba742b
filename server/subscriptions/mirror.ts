import type { CheckoutSession, Hint, Payments, ProviderSubscription, Refusal } from '../../adapters/payments/port.ts';
import { closeAttempt, findAttempt, markPaid } from '../checkout/store.ts';
import type { Db } from '../db/client.ts';
import { saveSubscription } from './store.ts';

/** What the provider says about an object now. */
export type Facts = {
  readonly session?: CheckoutSession;
  readonly subscription?: ProviderSubscription;
  /** When asking began: these facts are not older. */
  readonly seenAt: Date;
};

export async function askProvider(
  payments: Payments,
  { about, objectId }: Pick<Hint, 'about' | 'objectId'>,
  seenAt: Date,
): Promise<Facts | Refusal> {
  if (about === 'other') return { seenAt };
  if (about === 'subscription') {
    const subscription = await payments.readSubscription(objectId);
    return subscription.ok ? { subscription: subscription.value, seenAt } : subscription;
  }
  const session = await payments.readSession(objectId);
  if (!session.ok) return session;
  if (session.value.state !== 'paid' || !session.value.subscriptionId) return { session: session.value, seenAt };
  const subscription = await payments.readSubscription(session.value.subscriptionId);
  return subscription.ok ? { session: session.value, subscription: subscription.value, seenAt } : subscription;
}

export type MirrorOutcome = 'mirrored' | 'unknown';

/** Writes what the provider said; `unknown` when none of it belongs to an attempt of ours. */
export async function mirror(tx: Db, { session, subscription, seenAt }: Facts): Promise<MirrorOutcome> {
  const attemptId = subscription?.attemptId ?? session?.attemptId;
  const attempt = attemptId === undefined ? undefined : await findAttempt(tx, attemptId);
  if (!attempt) return 'unknown';
  if (session?.state === 'expired') await closeAttempt(tx, attempt, 'expired');
  if (subscription && hasBegun(subscription)) {
    await saveSubscription(tx, attempt, subscription, seenAt);
    await markPaid(tx, attempt.id);
  }
  return 'mirrored';
}

/** A subscription whose first payment has not come is no order yet. */
function hasBegun({ status }: ProviderSubscription): boolean {
  return status !== 'incomplete' && status !== 'incomplete_expired';
}
