import type {
  CheckoutSession,
  Decline,
  Payment,
  PaymentRefusal,
  PaymentResult,
  PaymentsPort,
  ProviderHint,
  ProviderSubscription,
} from '../../../adapters/payments/port.ts';

export type SubscriptionSnapshot = { readonly subscription: ProviderSubscription; readonly payments: readonly Payment[] };

export type ProviderSnapshot = {
  readonly session?: CheckoutSession;
  readonly snapshot?: SubscriptionSnapshot;
  readonly decline?: Decline;
  /** Of which a bank warns. */
  readonly warnedChargeId?: string;
  /** Whose data changed at the provider. */
  readonly customerId?: string;
  /** Taken before the request, so the data is at least this new. */
  readonly seenAt: Date;
};

export async function fetchSnapshot(
  payments: PaymentsPort,
  { about, objectId }: Pick<ProviderHint, 'about' | 'objectId'>,
  seenAt: Date,
): Promise<ProviderSnapshot | PaymentRefusal> {
  switch (about) {
    case 'other':
      return { seenAt };
    case 'session': {
      const session = await payments.readSession(objectId);
      if (!session.ok) return session;
      return { session: session.value, ...(await fetchAbout(payments, session.value.subscriptionId, seenAt)) };
    }
    case 'invoice': {
      const subscription = await payments.subscriptionOfInvoice(objectId);
      return subscription.ok ? fetchAbout(payments, subscription.value, seenAt) : subscription;
    }
    case 'charge': {
      const subscription = await payments.subscriptionOfCharge(objectId);
      return subscription.ok ? fetchAbout(payments, subscription.value, seenAt) : subscription;
    }
    case 'decline': {
      const decline = await payments.readDecline(objectId);
      return decline.ok ? { ...(decline.value && { decline: decline.value }), seenAt } : decline;
    }
    case 'fraud-warning': {
      const charge = await payments.chargeOfFraudWarning(objectId);
      if (!charge.ok) return charge;
      const found = await fetchSnapshot(payments, { about: 'charge', objectId: charge.value }, seenAt);
      return isRefusal(found) ? found : { ...found, warnedChargeId: charge.value };
    }
    case 'customer':
      return { customerId: objectId, seenAt };
    case 'subscription':
      return fetchAbout(payments, objectId, seenAt);
  }
}

async function fetchAbout(
  payments: PaymentsPort,
  subscriptionId: string | undefined,
  seenAt: Date,
): Promise<ProviderSnapshot | PaymentRefusal> {
  if (subscriptionId === undefined) return { seenAt };
  const snapshot = await fetchSubscription(payments, subscriptionId, seenAt);
  return snapshot.ok ? { snapshot: snapshot.value, seenAt } : snapshot;
}

async function fetchSubscription(payments: PaymentsPort, id: string, seenAt: Date): Promise<PaymentResult<SubscriptionSnapshot>> {
  const subscription = await payments.readSubscription(id);
  if (!subscription.ok) return subscription;
  const paid = await payments.readPayments(subscription.value);
  return paid.ok ? { ok: true, value: { subscription: endedInTime(subscription.value, seenAt), payments: paid.value } } : paid;
}

/** No provider ends what is paid once. */
function endedInTime(order: ProviderSubscription, seenAt: Date): ProviderSubscription {
  const { once, status, currentPeriodEnd: end } = order;
  return once && status === 'active' && end && end <= seenAt ? { ...order, status: 'canceled', endedAt: end } : order;
}

export function isRefusal(snapshot: ProviderSnapshot | PaymentRefusal): snapshot is PaymentRefusal {
  return 'reason' in snapshot;
}
