import type Stripe from 'stripe';
import type { Hint } from '../port.ts';
import { idOf } from './answers.ts';
import { subscriptionOf } from './payments.ts';

/** Every event we act on: what the webhook endpoint is registered for. */
export const HANDLED_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'invoice.paid',
  'invoice.payment_failed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const satisfies readonly Stripe.Event['type'][];

/** Where to look because of an event; the event's own account of it is not believed. */
export function toHint(event: Stripe.Event): Hint {
  const { id, type } = event;
  const [about, objectId] = subject(event);
  return { id, type, about, objectId: objectId ?? '' };
}

function subject(event: Stripe.Event): [Hint['about'], string | undefined] {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return ['session', event.data.object.id];
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return ['subscription', event.data.object.id];
    case 'invoice.paid':
    case 'invoice.payment_failed': {
      const subscription = subscriptionOf(event.data.object);
      return subscription ? ['subscription', subscription] : ['other', event.data.object.id];
    }
    case 'charge.refunded':
      return ['charge', event.data.object.id];
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
      return ['charge', idOf(event.data.object.charge)];
    default:
      return ['other', (event.data.object as { readonly id?: string }).id];
  }
}
