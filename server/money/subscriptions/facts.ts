import type {
  CheckoutSession,
  Decline,
  Hint,
  Outcome,
  Payment,
  Payments,
  ProviderSubscription,
  Refusal,
} from '../../../adapters/payments/port.ts';

/** A subscription with all its payments, as the provider tells them now. */
export type Told = { readonly subscription: ProviderSubscription; readonly payments: readonly Payment[] };

export type Facts = {
  readonly session?: CheckoutSession;
  readonly told?: Told;
  readonly decline?: Decline;
  /** When asking began: these facts are not older. */
  readonly seenAt: Date;
};

/** Asks the provider about an object, and from there on about the whole subscription it belongs to. */
export async function askProvider(
  payments: Payments,
  { about, objectId }: Pick<Hint, 'about' | 'objectId'>,
  seenAt: Date,
): Promise<Facts | Refusal> {
  switch (about) {
    case 'other':
      return { seenAt };
    case 'session': {
      const session = await payments.readSession(objectId);
      if (!session.ok) return session;
      return { session: session.value, ...(await factsAbout(payments, session.value.subscriptionId, seenAt)) };
    }
    case 'charge': {
      const subscription = await payments.subscriptionOfCharge(objectId);
      return subscription.ok ? factsAbout(payments, subscription.value, seenAt) : subscription;
    }
    case 'decline': {
      const decline = await payments.readDecline(objectId);
      return decline.ok ? { ...(decline.value && { decline: decline.value }), seenAt } : decline;
    }
    case 'subscription':
      return factsAbout(payments, objectId, seenAt);
  }
}

async function factsAbout(payments: Payments, subscriptionId: string | undefined, seenAt: Date): Promise<Facts | Refusal> {
  if (subscriptionId === undefined) return { seenAt };
  const told = await askAboutSubscription(payments, subscriptionId);
  return told.ok ? { told: told.value, seenAt } : told;
}

async function askAboutSubscription(payments: Payments, id: string): Promise<Outcome<Told>> {
  const subscription = await payments.readSubscription(id);
  if (!subscription.ok) return subscription;
  const paid = await payments.readPayments(subscription.value);
  return paid.ok ? { ok: true, value: { subscription: subscription.value, payments: paid.value } } : paid;
}

export function isRefusal(facts: Facts | Refusal): facts is Refusal {
  return 'reason' in facts;
}
