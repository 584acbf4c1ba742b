import type Stripe from 'stripe';
import { isPrintable } from '../../../core/presentation/printable.ts';
import type { ProviderHint } from '../port.ts';
import { subscriptionOf } from './payments.ts';
import { idOf } from './responses.ts';

/** Throws for ids that no provider gives and no database takes. */
export function toHint(event: Stripe.Event): ProviderHint {
  const { id, type, api_version } = event;
  const [about, objectId = ''] = subject(event);
  const apiVersion = api_version ?? undefined;
  if (![id, type, objectId, apiVersion ?? ''].every(isPrintable)) throw new Error('An id has unprintable characters.');
  return { id, type, about, objectId, apiVersion };
}

type Subject = [ProviderHint['about'], string | undefined];

function subject(event: Stripe.Event): Subject {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return ['session', event.data.object.id];
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
    case 'customer.subscription.deleted':
      return ['subscription', event.data.object.id];
    case 'invoice.paid':
    case 'invoice.payment_action_required':
    case 'invoice.payment_failed':
    case 'invoice.finalization_failed':
    case 'invoice.marked_uncollectible':
    case 'invoice.voided':
      return subjectOfInvoice(event.data.object);
    case 'subscription_schedule.updated':
    case 'subscription_schedule.released': {
      const { subscription, released_subscription, id } = event.data.object;
      const scheduled = idOf(subscription) ?? released_subscription;
      return scheduled ? ['subscription', scheduled] : ['other', id];
    }
    case 'credit_note.created':
      return ['invoice', idOf(event.data.object.invoice)];
    case 'charge.failed':
      return ['decline', event.data.object.id];
    case 'charge.refunded':
      return ['charge', event.data.object.id];
    case 'refund.failed': {
      const charge = idOf(event.data.object.charge);
      return charge ? ['charge', charge] : ['other', event.data.object.id];
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return ['charge', idOf(event.data.object.charge)];
    case 'radar.early_fraud_warning.created':
    case 'radar.early_fraud_warning.updated':
      return ['fraud-warning', event.data.object.id];
    case 'customer.updated':
      return ['customer', event.data.object.id];
    default:
      return ['other', (event.data.object as { readonly id?: string }).id];
  }
}

/** Events of older versions have no `parent`, and name the subscription elsewhere: the invoice is fetched. */
function subjectOfInvoice(invoice: Pick<Stripe.Invoice, 'id'> & Partial<Pick<Stripe.Invoice, 'parent'>>): Subject {
  if (invoice.parent === undefined) return ['invoice', invoice.id];
  const subscription = subscriptionOf({ parent: invoice.parent });
  return subscription ? ['subscription', subscription] : ['other', invoice.id];
}
