/** Of the payment provider. The adapter, the sandbox and the webhook endpoint speak it. */
export const PROVIDER_API_VERSION = '2026-10-28.endive';

/** What changes a payment long after its subscription began: these are also asked for, in case a webhook was lost. */
export const LATE_PROVIDER_EVENTS = [
  'charge.refunded',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'invoice.paid', // an hour after the period began
  'invoice.payment_action_required',
  'invoice.payment_failed',
  'invoice.finalization_failed',
  'invoice.marked_uncollectible',
  'invoice.voided',
  'credit_note.created',
  'radar.early_fraud_warning.created',
  'radar.early_fraud_warning.updated',
  'customer.updated',
] as const;

export const PROVIDER_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.deleted',
  'subscription_schedule.updated',
  'subscription_schedule.released',
  'charge.failed',
  ...LATE_PROVIDER_EVENTS,
] as const;
